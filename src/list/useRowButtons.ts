import { useCallbackRef } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { type ComponentType, useMemo, useRef } from 'react'
import { useSender } from '~/api/useSend'
import { useCorporate } from '~/components/corporate'
import type { ListContext, RowAction, RowDialogProps } from './list'
import type { RowButton } from './table/rowAction'

type Effects<Row> = {
  openDialog: (row: Row, Dialog: ComponentType<RowDialogProps<Row>>) => void
  onRemoved: () => void
  onFailure: (error: unknown) => void
}

/** Builds row buttons from a list's actions; each action runs at most once at a time per row. */
export function useRowButtons<Row extends object>(
  actions: readonly RowAction<Row>[] | undefined,
  rowName: (row: Row) => string,
  effects: Effects<Row>,
): readonly RowButton<Row>[] {
  const send = useSender()
  const { viewer } = useCorporate()
  const navigate = useNavigate()
  const running = useRef(new Set<string>())
  // Stable callbacks: rows rerender when their buttons change, which the effects of each render would cause.
  const openDialog = useCallbackRef(effects.openDialog)
  const onRemoved = useCallbackRef(effects.onRemoved)
  const onFailure = useCallbackRef(effects.onFailure)
  return useMemo(() => {
    const context: ListContext = { viewer, navigate, send }
    const runOnce = async (label: string, row: Row, run: (row: Row, context: ListContext) => unknown) => {
      const key = `${label} ${rowName(row)}`
      if (running.current.has(key)) return
      running.current.add(key)
      onFailure(undefined)
      try {
        if ((await run(row, context)) === 'removed') onRemoved()
      } catch (error) {
        onFailure(error)
      } finally {
        running.current.delete(key)
      }
    }
    return (actions ?? []).map(({ off, ...action }): RowButton<Row> => ({
      label: action.label,
      ...(action.icon ? { icon: action.icon } : {}),
      ...(action.isDestructive ? { isDestructive: true as const } : {}),
      ...(action.opensRow ? { opensRow: true as const } : {}),
      ...(action.when ? { when: action.when } : {}),
      ...(off ? { off: (row) => off(row, context) } : {}),
      run: (row) => {
        if ('Dialog' in action) openDialog(row, action.Dialog)
        else void runOnce(action.label, row, action.run)
      },
    }))
  }, [actions, rowName, viewer, navigate, send, openDialog, onRemoved, onFailure])
}
