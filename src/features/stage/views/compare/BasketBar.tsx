import { Button } from '@mantine/core'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import type { StageCard } from '~/api/contract/recruitment/profile'
import type { Paged } from '~/api/endpoint'
import { numberText } from '~/lib/texts/numbers'
import { fullName } from '~/lib/texts/text'
import { profileQuery } from '../../pipeline/queries'
import { useSelection, useStage } from '../../pipeline/stageContext'
import { type ComparedApplicant, MAX_COMPARED } from '../../model/basket'
import classes from './Compare.module.css'
import type { StageKey } from '../../model/applicant'

/** The applicant's name if it is in the query cache. */
function knownName(
  client: QueryClient,
  stageKey: StageKey,
  { userId, stageId }: ComparedApplicant,
): string | undefined {
  const profile = client.getQueryData(profileQuery({ ...stageKey, stageId }, userId).queryKey)
  const pages = client.getQueriesData<Paged<StageCard>>({ queryKey: [pipeline.applicants.name] })
  const found = profile ?? pages.flatMap(([, page]) => page?.content ?? []).find((card) => card.userId === userId)
  return found && fullName(found)
}

type Props = {
  /** Called when the basket is emptied, which unmounts this bar and the pressed button. */
  onEmptied: () => void
}

/** The applicants to compare, collected across pages and stages of a vacancy; renders nothing while it is empty. */
export function BasketBar({ onEmptied }: Props) {
  const { stageKey } = useStage()
  const { listState, setListState } = useSelection()
  const client = useQueryClient()
  const reasonId = useId()
  const { basket } = listState
  if (basket.length === 0) return null
  const isTooFew = basket.length < 2
  const names = basket.map((one) => knownName(client, stageKey, one))
  const known = names.filter((name) => name !== undefined)
  return (
    <section className={`row ${classes.bar}`} aria-label="Daftar perbandingan">
      <p className="dimmed">
        {numberText(basket.length)} dari {MAX_COMPARED} pelamar untuk dibandingkan
        {known.length > 0 && `: ${known.join(', ')}`}
        {known.length > 0 && known.length < names.length && ` dan ${numberText(names.length - known.length)} lagi`}
        {isTooFew && <span id={reasonId}>. Pilih paling sedikit dua.</span>}
      </p>
      <Button
        size="xs"
        disabled={isTooFew}
        aria-describedby={isTooFew ? reasonId : undefined}
        onClick={() => setListState({ ...listState, isComparing: true })}
      >
        Bandingkan
      </Button>
      <Button
        variant="default"
        size="xs"
        onClick={() => {
          setListState({ ...listState, basket: [] })
          onEmptied()
        }}
      >
        Kosongkan
      </Button>
    </section>
  )
}
