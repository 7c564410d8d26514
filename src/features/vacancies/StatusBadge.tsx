import type { VacancyStatus } from '~/lib/rules/vacancyStatus'
import classes from './StatusBadge.module.css'

/** The status names in lower case are the colour's class (document 3 §2). */
const classOf: Record<VacancyStatus, string | undefined> = {
  Active: classes.active,
  Draft: classes.draft,
  Closed: classes.closed,
}

/** Where a vacancy stands, by word and colour. */
export function StatusBadge({ status }: { status: VacancyStatus }) {
  return <span className={`${classes.badge} ${classOf[status]}`}>{status}</span>
}
