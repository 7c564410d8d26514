import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Action } from '~/components/actions/actions'
import { allows, type Menu, rights } from '~/lib/rules/rights'
import { momentText } from '~/lib/time/dates'
import { actionText, type Names, outcomeText } from './actionText'
import classes from './MyActions.module.css'

type LinkProps = { action: Action; names: Names; index: string; menu: Menu }
type Props = LinkProps & {
  isTakenBack: boolean
  /** Undoes a move; undefined where there is nothing to undo. */
  undo: (() => void) | undefined
}

/** One action: time, description, outcome, undo and a link. */
export function ActionRow({ isTakenBack, undo, ...props }: Props) {
  const { action, names } = props
  const iso = new Date(action.at).toISOString()
  const text = actionText(action, names)
  return (
    <li>
      <time dateTime={iso} className="dimmed tabular">
        {momentText(iso).slice(-5).replace(':', '.')}
      </time>
      <span className={`break-anywhere ${classes.what}`}>
        {text}
        <small className="dimmed">
          {action.vacancy !== undefined && `${names.vacancy(action.vacancy)} · `}
          <span data-outcome={action.outcome}>{outcomeText(action)}</span>
          {isTakenBack && ' · Diurungkan'}
          {action.kind === 'move' && action.others !== undefined && ' · Terlalu banyak untuk diurungkan dari sini'}
          {action.departed && ' · Sudah dipindahkan rekan'}
        </small>
      </span>
      <span className={`row ${classes.ways}`}>
        {undo && (
          <Button
            variant="default"
            size="xs"
            aria-label={`Urungkan: ${text}`}
            leftSection={<IconArrowBackUp size={14} aria-hidden />}
            onClick={undo}
          >
            Urungkan
          </Button>
        )}
        <ActionLink {...props} label={`Buka: ${text}`} />
      </span>
    </li>
  )
}

const listPaths = {
  talentsearch: '/dashboard/$index/talentsearch',
  recruitment: '/dashboard/$index/recruitment',
  recruitmentats: '/dashboard/$index/recruitmentats',
  recruitmentmatching: '/dashboard/$index/recruitmentmatching',
  'es-admin-query': '/dashboard/$index/es-admin-query',
} as const

/** A link to what an action was about; the linked page checks its own rights. */
function ActionLink({ action, names, index, menu, label }: LinkProps & { label: string }) {
  const { kind, vacancy, userIds, record, list, outcome } = action
  const stage = outcome === 'failed' ? (action.from ?? action.stage) : action.stage
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
        to={listPaths[list]}
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
        // The board finds an applicant by id, on whatever page of the list they are.
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
