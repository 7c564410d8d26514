import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { tracking } from '~/api/contract/recruitment/tracking'
import { query } from '~/api/queries'
import { orAborted } from '~/lib/inParallel'
import { numberText } from '~/lib/texts/numbers'
import type { SheetChange } from '~/api/contract/sheetChanges'
import { texts } from '~/lib/texts/texts'
import { momentText } from '~/lib/time/dates'
import { BusyButton } from '~/ui/BusyButton'
import { MoreItem } from '~/ui/MoreItem'
import { useUnfolding } from '~/ui/useUnfolding'
import { Notice } from '~/ui/messages/Notice'
import { trackedApplicants } from './trackedApplicants'
import { compareSheet, emailsOf, mailedText, mailsText } from './uploadCheck'
import classes from './tracking.module.css'

type Props = { changes: readonly SheetChange[]; vacancyCode: string; corporateId: string }

/**
 * The changes of the sheet, on request. The applicants are held in memory only and not logged as a search.
 */
export function UploadComparison({ changes, vacancyCode, corporateId }: Props) {
  const client = useQueryClient()
  const [progress, setProgress] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async () => {
      const time = new Date().toISOString()
      const { signal } = (running.current = new AbortController())
      const { stages } = await client.fetchQuery(query(tracking.form, { vacancyCode }))
      const wanted = { vacancyCode, corporateId, emails: emailsOf(changes) }
      const onProgress = (done: number, total: number) =>
        setProgress(total > 1 ? `${numberText(done)} dari ${numberText(total)} dibaca` : undefined)
      const rows = await orAborted(trackedApplicants(client, wanted, { signal, onProgress }), signal)
      return { ...compareSheet(changes, rows, stages), time }
    },
    onSettled: () => setProgress(undefined),
  })
  const isCancelled = error?.name === 'AbortError'
  const groups = data && [
    {
      title: `${numberText(data.moves.length)} pindah tahap`,
      items: data.moves.map(({ email, from, to }) => `${email}: ${from} → ${to}`),
    },
    {
      title: `${numberText(data.unmoved.length)} tetap, karena tahapnya tidak dikenal`,
      items: data.unmoved.map(({ email, to }) => `${email}: ${to}`),
    },
    {
      title: `${numberText(data.notes.length)} catatan berubah`,
      items: data.notes.map(({ email, fields }) => `${email}: ${fields.map((field) => `Field ${field}`).join(', ')}`),
    },
    { title: mailsText(data.mails.length), items: data.mails.map(mailedText) },
    { title: `${numberText(data.strangers.length)} bukan pelamar lowongan ini`, items: data.strangers },
    { title: `${numberText(data.unchanged)} tanpa perubahan`, items: [] },
  ]
  return (
    <div className={`stack ${classes.comparison}`}>
      <BusyButton variant="default" size="xs" isBusy={isPending} onClick={() => mutate()}>
        Bandingkan dengan data sekarang
      </BusyButton>
      {isPending && (
        <p role="status" className="row small dimmed">
          {progress}
          <Button variant="subtle" size="compact-xs" onClick={() => running.current?.abort()}>
            Batal
          </Button>
        </p>
      )}
      {error && !isCancelled && <Notice retry={() => mutate()}>{error.message || texts.failed}</Notice>}
      {groups && (
        <section role="status" aria-label="Perbandingan">
          <p>Menurut data pukul {momentText(data.time).slice(-5)}:</p>
          <ul className={`break-anywhere ${classes.findings}`}>
            {groups.map(({ title, items }) => (
              <li key={title}>
                {items.length === 0 ? (
                  title
                ) : (
                  <details className="folding">
                    <summary>{title}</summary>
                    <Items items={items} />
                  </details>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Items({ items }: { items: readonly string[] }) {
  const { shown, rest } = useUnfolding(items)
  return (
    <ul className={classes.items} tabIndex={-1}>
      {shown.map((item) => (
        <li key={item}>{item}</li>
      ))}
      <MoreItem {...rest} />
    </ul>
  )
}
