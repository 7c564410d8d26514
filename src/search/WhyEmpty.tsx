import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Listing } from '~/api/families/listing'
import { numberText } from '~/lib/numbers'
import type { Scope } from '~/lib/scope'
import { requiredNames } from '~/lib/rules'
import { askedOf, namesOf } from './kinds/kinds'
import { rowsOf } from './rows'
import { without } from './query'
import type { AnyCriterion, Section } from './Search'
import classes from './WhyEmpty.module.css'

/** At most so many criteria are tried, one call each. */
const MOST = 8

type Props<W extends object, Row> = {
  api: Listing<W, Row, unknown>
  sections: readonly Section<W>[]
  where: W
  scope: Scope
  drop: (names: readonly string[]) => void
}
type Finding = { criterion: AnyCriterion; count: number | undefined }

/** After a search without hits: how many people each criterion costs, one dropped at a time. */
export function WhyEmpty<W extends object, Row>({ api, sections, where, scope, drop }: Props<W, Row>) {
  const client = useQueryClient()
  const [findings, setFindings] = useState<Finding[]>()
  const [busy, setBusy] = useState(false)
  const running = useRef<() => void>(undefined)
  const required = requiredNames(api.filters.rules)
  const asked = askedOf(sections, where).filter(({ name }) => !required.includes(name))
  useEffect(() => () => running.current?.(), [])

  async function find() {
    let isStopped = false
    setBusy(true)
    setFindings([])
    for (const criterion of asked.slice(0, MOST)) {
      const lesser = { where: without(api.filters, where, namesOf(criterion)), page: 1, size: 1 }
      const rows = rowsOf(api, lesser, scope)
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

  if (asked.length === 0) return null
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
            asked.length > MOST && <p>Hanya {MOST} kriteria pertama yang dicoba.</p>
          )}
        </>
      )}
    </div>
  )
}
