import { useMemo } from 'react'
import type { Column } from './columns'

/** The columns that are shown, by their joined ids: the same list as long as they stay, since the rows live by it. */
export const useShownColumns = <Row, When>(columns: readonly Column<Row, When>[], shownIds: string) =>
  useMemo(() => {
    const shown = shownIds.split(',')
    return columns.filter(({ id }) => shown.includes(id))
  }, [columns, shownIds])
