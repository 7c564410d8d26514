import { useQuery } from '@tanstack/react-query'
import { tracking } from '~/api/contract/recruitment/tracking'
import { query } from '~/api/queries'
import { numberText } from '~/lib/texts/numbers'
import type { Findings, StageChange } from '~/lib/texts/stageChanges'
import { findingTexts, unknownTexts } from './findingTexts'
import { unknownAnswers, unknownStages } from './uploadCheck'
import classes from './tracking.module.css'

type Props = { changes: readonly StageChange[]; findings: Findings; vacancyCode: string }

/** What is to be known of a sheet before it is sent; the sender decides. */
export function UploadFindings({ changes, findings, vacancyCode }: Props) {
  const { data, isError } = useQuery(query(tracking.form, { vacancyCode }))
  const found = [
    ...findingTexts(findings),
    ...unknownTexts(data ? unknownStages(changes, data.stages) : [], unknownAnswers(changes)),
    ...(isError ? ['Nama tahap belum dapat diperiksa.'] : []),
  ]
  return (
    <>
      <p>{numberText(findings.count)} baris perubahan</p>
      <ul className={classes.findings} aria-label="Temuan pada berkas">
        {found.map((text) => (
          <li key={text} className={classes.attention}>
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
