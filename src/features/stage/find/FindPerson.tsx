import { TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconSearch } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import { messageOf } from '~/api/errors'
import { logStage } from '~/components/applicant/logStage'
import { cleaned } from '~/lib/texts/cleaned'
import { fullName } from '~/lib/texts/text'
import { lazyDialog } from '~/ui/lazyDialog'
import { useShortcuts } from '~/ui/keys/shortcuts'
import { notify } from '~/ui/messages/notify'
import { withOpenApplicant, withOpenApplicantIn, withStage } from '../model/stageState'
import { useIdentities } from '../pipeline/identities'
import { useSelection, useStage } from '../pipeline/stageContext'
import { nameProblem, findPage } from './nameSearch'
import classes from './FindPerson.module.css'

const FoundPeople = lazyDialog(async () => (await import('./FoundPeople')).FoundPeople)

/** Finds an applicant of the vacancy by name, in any stage (key /); the name is neither stored nor in the URL. */
export function FindPerson() {
  const { stageKey, stages } = useStage()
  const { listState, setListState } = useSelection()
  const { searchDenial } = useIdentities()
  const client = useQueryClient()
  const inputRef = useRef<HTMLInputElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [search, setSearch] = useState<{ name: string; time: number }>()
  useShortcuts({ '/': { label: 'Cari pelamar di semua tahap lowongan ini', run: () => inputRef.current?.focus() } })
  const denialId = useId()

  async function open(card: StageCard, stage: Option) {
    const state = withStage(listState, stage)
    try {
      // The board opens an applicant by column; the list needs the page.
      if (listState.isBoard) setListState(withOpenApplicantIn({ ...state, filters: {} }, card.userId, stage.id))
      else {
        const page = await findPage(client, { ...stageKey, stageId: stage.id }, listState, card.userId)
        // If they are no longer there, the stage shows where they were moved.
        setListState(withOpenApplicant({ ...state, filters: {}, page: page ?? 1 }, card.userId))
      }
      setSearch(undefined)
      if (stage.id !== stageKey.stageId) logStage(stageKey, 1)
      if (Object.keys(listState.filters).length > 0)
        void notify(`Filter dilepas untuk membuka ${fullName(card)}`, 'info')
    } catch (error) {
      void notify(`${fullName(card)} gagal dibuka. ${messageOf(error)}`, 'failed')
    }
  }
  return (
    <form
      role="search"
      className={classes.find}
      onSubmit={(event) => {
        event.preventDefault()
        const nameError = searchDenial ?? nameProblem(typed)
        setProblem(nameError)
        if (nameError === undefined) setSearch({ name: cleaned(typed), time: Date.now() })
      }}
    >
      <TextInput
        ref={(element) => {
          inputRef.current = element
          setAnchor(element)
        }}
        size="xs"
        aria-label="Cari pelamar di semua tahap"
        aria-keyshortcuts="/"
        placeholder={searchDenial === undefined ? 'Cari pelamar di semua tahap' : 'Pencarian nama mati'}
        readOnly={searchDenial !== undefined}
        title={searchDenial}
        aria-describedby={searchDenial === undefined ? undefined : denialId}
        autoComplete="off"
        disabled={stages.length === 0}
        value={typed}
        error={problem && <span role="alert">{problem}</span>}
        leftSection={<IconSearch size={14} aria-hidden />}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setProblem(undefined)
        }}
      />
      {searchDenial !== undefined && (
        <span id={denialId} hidden>
          {searchDenial}
        </span>
      )}
      {search && (
        <FoundPeople
          key={search.time}
          anchor={anchor}
          name={search.name}
          open={open}
          onClose={() => setSearch(undefined)}
        />
      )}
    </form>
  )
}
