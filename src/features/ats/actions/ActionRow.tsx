import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { Action } from '~/components/actions/actions'
import type { Menu } from '~/lib/rules/rights'
import { momentText } from '~/lib/time/dates'
import { ActionLink } from './ActionLink'
import { actionText, type Names, outcomeText } from './actionText'
import classes from './MyActions.module.css'

type Props = {
  action: Action
  names: Names
  index: string
  menu: Menu
  isTakenBack: boolean
  /** Takes a move back; undefined where there is nothing to take back. */
  undo: (() => void) | undefined
}

/** One action: when, what, how it ended, and the ways from there. */
export function ActionRow({ action, names, index, menu, isTakenBack, undo }: Props) {
  const iso = new Date(action.at).toISOString()
  const text = actionText(action, names)
  return (
    <li>
      <time dateTime={iso}>{momentText(iso).slice(-5).replace(':', '.')}</time>
      <span className={classes.what}>
        {text}
        <small>
          {action.vacancy !== undefined && `${names.vacancy(action.vacancy)} · `}
          <span data-outcome={action.outcome}>{outcomeText(action)}</span>
          {isTakenBack && ' · Diurungkan'}
          {action.departed && ' · Sudah dipindahkan rekan'}
        </small>
      </span>
      <span className={classes.ways}>
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
        <ActionLink action={action} names={names} index={index} menu={menu} text={text} />
      </span>
    </li>
  )
}
