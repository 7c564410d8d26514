import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Option } from '~/api/values'
import { fullName } from '~/lib/texts/text'
import { numberText } from '~/lib/texts/numbers'
import { Popup } from '~/ui/dialogs/Popup'
import { Notice } from '~/ui/messages/Notice'
import { useStage } from '../pipeline/stageContext'
import { nameSearchQuery } from './nameSearch'
import classes from './FindPerson.module.css'

type Props = {
  anchor: HTMLElement | null
  name: string
  open: (card: StageCard, stage: Option) => Promise<void>
  onClose: () => void
}

/** The applicants of that name in all stages of the vacancy, and what the search does not cover. */
export function FoundPeople({ anchor, name, open, onClose }: Props) {
  const { stageKey, stages } = useStage()
  const client = useQueryClient()
  const [openingId, setOpeningId] = useState<string>()
  const searches = useQueries({
    queries: stages.map(({ id }) => {
      const { queryFn, ...found } = nameSearchQuery({ ...stageKey, stageId: id }, name)
      return { ...found, queryFn: ({ signal }: { signal: AbortSignal }) => queryFn({ client, signal }) }
    }),
  })
  const results = stages.map((stage, n) => ({ stage, ...searches[n]! }))
  const people = results.flatMap(({ stage, data }) => (data?.cards ?? []).map((card) => ({ stage, card })))
  const pendingCount = results.filter(({ isFetching }) => isFetching).length
  const hasMore = results.some(({ data }) => data?.hasMore)
  const failed = results.filter(({ isError, isFetching }) => isError && !isFetching)
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel={`Pelamar bernama ${name}`}>
      <div className={`stack ${classes.found}`} aria-busy={pendingCount > 0}>
        <p role="status" tabIndex={-1}>
          {pendingCount > 0
            ? `Mencari di ${numberText(pendingCount)} tahap...`
            : people.length === 0
              ? !hasMore &&
                failed.length < results.length &&
                `Tidak ada pelamar bernama ${name}${failed.length > 0 ? ' di tahap yang sudah dicari' : ''}.`
              : `${hasMore ? 'Lebih dari ' : ''}${numberText(people.length)} pelamar ditemukan`}
        </p>
        <ul className="plain-list">
          {people.map(({ card, stage }) => (
            <li key={`${stage.id}/${card.userId}`}>
              <button
                type="button"
                disabled={openingId !== undefined}
                onClick={() => {
                  setOpeningId(card.userId)
                  void open(card, stage).finally(() => setOpeningId(undefined))
                }}
              >
                <span className="break-anywhere">
                  <strong>{fullName(card)}</strong>
                  <span className="dimmed">{card.jobHistory?.jobTitle ?? card.education?.degree}</span>
                </span>
                <em>{stage.text}</em>
              </button>
            </li>
          ))}
        </ul>
        {results.map(({ stage, data }) =>
          data?.hasMore ? (
            <p key={stage.id}>Di {stage.text} masih ada yang bernama mirip. Ketik nama lebih lengkap.</p>
          ) : null,
        )}
        {failed.length > 0 && (
          <Notice
            retry={() => {
              for (const { refetch } of failed) void refetch()
            }}
          >
            Gagal dicari di {failed.map(({ stage }) => stage.text).join(', ')}.
          </Notice>
        )}
        <p className="dimmed">
          Dicari: nama depan dan nama belakang di {numberText(stages.length)} tahap lowongan ini. Tidak dicari: email,
          telepon, catatan, dan lowongan lain.
        </p>
      </div>
    </Popup>
  )
}
