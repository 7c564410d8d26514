import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApplicantRow } from '~/api/contract/recruitment/applicants'
import { tracking } from '~/api/contract/recruitment/tracking'
import { query } from '~/api/queries'
import { numberText } from '~/lib/texts/numbers'
import type { SheetChange } from '~/api/contract/sheetChanges'
import { texts } from '~/lib/texts/texts'
import { momentText } from '~/lib/time/dates'
import { BusyButton } from '~/ui/BusyButton'
import { Notice } from '~/ui/messages/Notice'
import { compareSheet, mailedText, mailsText } from './uploadCheck'
import classes from './tracking.module.css'

const PAGE = 500

type Props = { changes: readonly SheetChange[]; vacancyCode: string; corporateId: string }

/**
 * The changes of the sheet, on request. The applicants are loaded page by page, held in memory only and not logged as a
 * search.
 */
export function UploadComparison({ changes, vacancyCode, corporateId }: Props) {
  const client = useQueryClient()
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async () => {
      const time = new Date().toISOString()
      const { stages } = await client.fetchQuery(query(tracking.form, { vacancyCode }))
      const rows: ApplicantRow[] = []
      for (let start = 0; ; start += 1) {
        const page = { vacancyCode, corporateId, start, length: PAGE }
        const { content, totalPages } = await client.fetchQuery({
          ...query(tracking.rows, page),
          staleTime: 0,
          gcTime: 0,
        })
        rows.push(...content)
        if (start + 1 >= totalPages) break
      }
      return { ...compareSheet(changes, rows, stages), time }
    },
  })
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
      {error && <Notice retry={() => mutate()}>{error.message || texts.failed}</Notice>}
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
                    <ul className={classes.items}>
                      {items.map((item) => (
                        <li key={item}>{item}</li>
                      ))}
                    </ul>
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
