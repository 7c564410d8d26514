import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCorporate } from '~/components/corporate'
import { ListGrid } from '~/list/ListGrid'
import { Dialog } from '~/ui/dialogs/Dialog'
import { type Group, PAGE_SIZE } from './employees'
import { employeeList } from './employeeList'
import classes from './EmployeesDialog.module.css'
import { useGroupTitle } from '~/features/dashboard/useGroupTitle'

const nothing = () => {}

type Props = {
  group: Group
  page: number
  onPage: (page: number) => void
  onClose: () => void
}

/** The list behind a figure of the dashboard (document 1 §2). */
export function EmployeesDialog({ group, page, onPage, onClose }: Props) {
  const { scope, index } = useCorporate()
  const title = useGroupTitle(group, scope)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Karyawan: ${title}`}
      size={760}
      classNames={{ header: classes.header ?? '', body: classes.dialog ?? '' }}
      closeButtonProps={{ 'aria-label': 'Tutup daftar karyawan' }}
    >
      <ListGrid
        list={useMemo(() => employeeList(title), [title])}
        state={{ filters: group, page, size: PAGE_SIZE }}
        setState={(state) => onPage(state.page)}
        onFailure={nothing}
        renderTools={() => (
          <Link
            className={classes.whole}
            to="/dashboard/$index/employees"
            params={{ index }}
            search={{ ...group, ...(page > 1 ? { page } : {}) }}
          >
            Buka sebagai halaman
          </Link>
        )}
      />
    </Dialog>
  )
}
