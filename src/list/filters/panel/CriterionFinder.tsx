import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { OptionList } from '~/ui/fields/OptionList'
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
  const [anchor, setAnchor] = useState<HTMLInputElement | null>(null)
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
    <>
      <TextInput
        {...list.inputProps}
        ref={setAnchor}
        aria-label={LABEL}
        placeholder={LABEL}
        value={typed}
        leftSection={<IconSearch size={16} aria-hidden />}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          list.open(0)
        }}
        onBlur={() => {
          list.close()
          setTyped('')
        }}
      />
      <OptionList anchor={anchor} list={list} label={LABEL} isChosen={() => false} empty="Tidak ada kriteria itu" />
    </>
  )
}
