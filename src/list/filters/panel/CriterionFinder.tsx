import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { OptionField } from '~/ui/fields/OptionField'
import { useOptionList } from '~/ui/fields/useOptionList'
import type { AnyCriterion } from '~/list/filters/criterion'

type Props = {
  /** The available criteria, by section. */
  sections: readonly { title?: string; criteria: readonly AnyCriterion[] }[]
  goTo: (name: string) => void
}
const LABEL = 'Cari kriteria'

/** Searches criteria by label and goes to the picked one's field. */
export function CriterionFinder({ sections, goTo }: Props) {
  const [typed, setTyped] = useState('')
  const options = useMemo(
    () =>
      sections.flatMap(({ title, criteria }) =>
        criteria.map(({ name, label }) => ({
          id: name,
          text: label,
          ...(title === undefined ? {} : { group: title }),
        })),
      ),
    [sections],
  )
  const list = useOptionList(options, {
    typed,
    pickOnly: true,
    submit: ({ id }) => {
      list.close()
      goTo(id)
    },
    onClose: () => setTyped(''),
  })
  return (
    <OptionField
      label={LABEL}
      list={list}
      isChosen={() => false}
      empty="Tidak ada kriteria itu"
      onType={(text) => {
        setTyped(text)
        list.open(0)
      }}
      onBlur={() => setTyped('')}
    >
      {(input) => (
        <TextInput
          {...input}
          aria-label={LABEL}
          placeholder={LABEL}
          value={typed}
          leftSection={<IconSearch size={16} aria-hidden />}
        />
      )}
    </OptionField>
  )
}
