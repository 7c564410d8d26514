import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useFlow } from '~/lib/useFlow'
import { numberText } from '~/lib/texts/numbers'
import { requiredNames } from '~/lib/rules/rules'
import { filledCriteria, namesOf } from '~/list/filters/kinds/kinds'
import type { ScreenList } from '~/list/list'
import { alertFailure } from '~/components/alertFailure'
import { useCorporate } from '~/components/corporate'
import { withoutFilters } from '~/list/listUrl'
import type { AnyCriterion, Section } from '~/list/filters/criterion'
import classes from './WhyEmpty.module.css'

/** Maximum number of criteria that are tried alone, and of pairs, one call each. */
const MAX_TRIES = 8

type Props<W extends object, Row extends object> = {
  list: ScreenList<W, Row>
  sections: readonly Section<W>[]
  filters: W
  drop: (names: readonly string[]) => void
}
/** Criteria that are left out together, and how many results there are then; undefined when the call failed. */
type Finding = { criteria: readonly AnyCriterion[]; count: number | undefined }

const labelsOf = (criteria: readonly AnyCriterion[]) => criteria.map(({ label }) => label)
const pairsOf = (criteria: readonly AnyCriterion[]) =>
  criteria.flatMap((one, n) => criteria.slice(n + 1).map((other) => [one, other]))

/** After a search without results: counts the results without each criterion, then, if none helps alone, without two. */
export function WhyEmpty<W extends object, Row extends object>({ list, sections, filters, drop }: Props<W, Row>) {
  const client = useQueryClient()
  const { scope } = useCorporate()
  const [findings, setFindings] = useState<Finding[]>()
  const { isBusy: busy, run } = useFlow<never>()
  const running = useRef<() => void>(undefined)
  const required = requiredNames(list.filters.rules)
  const filled = filledCriteria(sections, filters)
  const optional = filled.filter(({ name }) => !required.includes(name))
  const tried = optional.slice(0, MAX_TRIES)
  const pairs = pairsOf(tried)
  useEffect(() => () => running.current?.(), [])

  async function find() {
    let isStopped = false
    setFindings([])
    /** Counts one after the other; whether any of them has results. */
    const count = async (groups: readonly (readonly AnyCriterion[])[]) => {
      let helps = false
      for (const criteria of groups) {
        const names = criteria.flatMap(namesOf)
        const rows = list.query({ filters: withoutFilters(list.filters, filters, names), page: 1, size: 1 }, scope)
        running.current = () => {
          isStopped = true
          void client.cancelQueries({ queryKey: rows.queryKey, exact: true })
        }
        const page = await client.fetchQuery(rows).catch(() => undefined)
        if (isStopped) return true
        helps ||= (page?.totalElements ?? 0) > 0
        setFindings((known = []) => [...known, { criteria, count: page?.totalElements }])
      }
      return helps
    }
    if (!(await count(tried.map((criterion) => [criterion])))) await count(pairs.slice(0, MAX_TRIES))
  }

  if (optional.length === 0) return null
  if (findings === undefined)
    return (
      <div className={classes.why}>
        <Button variant="default" onClick={() => void run({ work: find, toFailure: alertFailure })}>
          Mengapa kosong?
        </Button>
      </div>
    )
  const untried = filled.filter((criterion) => !tried.includes(criterion))
  const hasPairs = findings.some(({ criteria }) => criteria.length > 1)
  return (
    <div className={classes.why}>
      <Findings
        label="Hasil bila satu kriteria dihapus"
        findings={findings.filter(({ criteria }) => criteria.length === 1)}
        drop={drop}
      />
      {hasPairs && (
        <Findings
          label="Hasil bila dua kriteria dihapus"
          findings={findings.filter(({ criteria }) => criteria.length > 1)}
          drop={drop}
        />
      )}
      {busy ? (
        <Button variant="default" onClick={() => running.current?.()}>
          Berhenti
        </Button>
      ) : (
        <>
          {untried.length > 0 && <p>Tidak dicoba: {labelsOf(untried).join(', ')}.</p>}
          {hasPairs && pairs.length > MAX_TRIES && (
            <p>{numberText(pairs.length - MAX_TRIES)} pasangan kriteria lain tidak dicoba.</p>
          )}
        </>
      )}
    </div>
  )
}

type FindingsProps = { label: string; findings: readonly Finding[]; drop: (names: readonly string[]) => void }
const Findings = ({ label, findings, drop }: FindingsProps) => (
  <ul className={classes.list} aria-label={label} aria-live="polite">
    {findings.map(({ criteria, count }) => (
      <li key={labelsOf(criteria).join()}>
        <span>
          Tanpa <strong>{labelsOf(criteria).join(' dan ')}</strong>:{' '}
          {count === undefined ? 'gagal dihitung' : `${numberText(count)} hasil`}
        </span>
        {count !== undefined && count > 0 && (
          <button type="button" className="link-button" onClick={() => drop(criteria.flatMap(namesOf))}>
            Hapus kriteria {labelsOf(criteria).join(' dan ')}
          </button>
        )}
      </li>
    ))}
  </ul>
)
