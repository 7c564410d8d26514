import { Link } from '@tanstack/react-router'
import type { Action } from '~/components/actions/actions'
import { allows, type Menu, rights } from '~/lib/rules/rights'
import type { Names } from './actionText'

type Props = { action: Action; names: Names; index: string; menu: Menu; text: string }
const lists = {
  talentsearch: '/dashboard/$index/talentsearch',
  recruitment: '/dashboard/$index/recruitment',
  recruitmentats: '/dashboard/$index/recruitmentats',
  recruitmentmatching: '/dashboard/$index/recruitmentmatching',
  'es-admin-query': '/dashboard/$index/es-admin-query',
} as const

/** A link to what an action was about; the linked page checks its own rights. */
export function ActionLink({ action, names, index, menu, text }: Props) {
  const { kind, vacancy, userIds, record, list, outcome } = action
  const stage = outcome === 'failed' ? (action.from ?? action.stage) : action.stage
  const label = `Buka: ${text}`
  if (kind === 'vacancy')
    return vacancy === undefined ? null : (
      <Link
        to="/dashboard/$index/create-job-vacancy/edit/$jvCode"
        params={{ index, jvCode: vacancy }}
        aria-label={label}
      >
        Buka
      </Link>
    )
  if (kind === 'ticket')
    return record === undefined ? null : (
      <Link to="/dashboard/$index/contact-us/$msgId" params={{ index, msgId: record }} aria-label={label}>
        Buka
      </Link>
    )
  if (list !== undefined)
    return (
      <Link
        to={lists[list]}
        params={{ index }}
        search={(kind === 'message' && list === 'recruitment' ? { vacancyCode: vacancy } : {}) as object}
        aria-label={label}
      >
        Buka
      </Link>
    )
  if (vacancy !== undefined && stage !== undefined && allows(menu, rights.atsReport)) {
    const [only, another] = userIds
    return (
      <Link
        to="/dashboard/$index/atsreport/$jobId"
        params={{ index, jobId: vacancy }}
        // The board finds somebody by id, on whatever page of the list they are.
        search={{
          id: stage,
          stage: names.stage(vacancy, stage),
          ...(only !== undefined && another === undefined ? { view: 'board' as const, open: only } : {}),
        }}
        aria-label={label}
      >
        Buka
      </Link>
    )
  }
  return null
}
