import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { numberText } from '~/lib/texts/numbers'
import { requiredNames } from '~/lib/rules/rules'
import { filledCriteria, namesOf } from '~/list/filters/kinds/kinds'
import type { ScreenList } from '~/list/list'
import { useCorporate } from '~/components/corporate'
import { withoutFilters } from '~/list/listUrl'
import type { AnyCriterion, Section } from '~/list/filters/criterion'
import classes from './WhyEmpty.module.css'

/** Maximum number of criteria that are tried, one call each. */
const MAX_TRIES = 8

type Props<W extends object, Row extends object> = {
  list: ScreenList<W, Row>
  sections: readonly Section<W>[]
  filters: W
  drop: (names: readonly string[]) => void
}
type Finding = { criterion: AnyCriterion; count: number | undefined }

/** After a search without results: counts the results without each criterion, one at a time. */
export function WhyEmpty<W extends object, Row extends object>({ list, sections, filters, drop }: Props<W, Row>) {
  const client = useQueryClient()
  const { scope } = useCorporate()
  const [findings, setFindings] = useState<Finding[]>()
  const [busy, setBusy] = useState(false)
  const running = useRef<() => void>(undefined)
  const required = requiredNames(list.filters.rules)
  const tried = filledCriteria(sections, filters).filter(({ name }) => !required.includes(name))
  useEffect(() => () => running.current?.(), [])

  async function find() {
    let isStopped = false
    setBusy(true)
    setFindings([])
    for (const criterion of tried.slice(0, MAX_TRIES)) {
      const lesser = { filters: withoutFilters(list.filters, filters, namesOf(criterion)), page: 1, size: 1 }
      const rows = list.query(lesser, scope)
      running.current = () => {
        isStopped = true
        void client.cancelQueries({ queryKey: rows.queryKey, exact: true })
      }
      const page = await client.fetchQuery(rows).catch(() => undefined)
      if (isStopped) return
      setFindings((known = []) => [...known, { criterion, count: page?.totalElements }])
    }
    setBusy(false)
  }
  const stop = () => {
    running.current?.()
    setBusy(false)
  }

  if (tried.length === 0) return null
  return (
    <div className={classes.why}>
      {findings === undefined ? (
        <Button variant="default" onClick={() => void find()}>
          Mengapa kosong?
        </Button>
      ) : (
        <>
          <ul className={classes.list} aria-label="Hasil bila satu kriteria dihapus" aria-live="polite">
            {findings.map(({ criterion, count }) => (
              <li key={criterion.name}>
                <span>
                  Tanpa <strong>{criterion.label}</strong>:{' '}
                  {count === undefined ? 'belum dapat dihitung' : `${numberText(count)} hasil`}
                </span>
                {count !== undefined && count > 0 && (
                  <button type="button" className="link-button" onClick={() => drop(namesOf(criterion))}>
                    Hapus kriteria {criterion.label}
                  </button>
                )}
              </li>
            ))}
          </ul>
          {busy ? (
            <Button variant="default" onClick={stop}>
              Berhenti
            </Button>
          ) : (
            tried.length > MAX_TRIES && <p>Hanya {MAX_TRIES} kriteria pertama yang dicoba.</p>
          )}
        </>
      )}
    </div>
  )
}
