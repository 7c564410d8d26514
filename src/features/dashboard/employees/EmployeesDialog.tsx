import { Link } from '@tanstack/react-router'
import { useCorporate } from '~/components/corporate'
import { ListGrid } from '~/list/ListGrid'
import { Dialog } from '~/ui/dialogs/Dialog'
import { type Group, groupUrl, PAGE_SIZE } from '~/features/dashboard/queries'
import classes from './EmployeesDialog.module.css'
import { useEmployeeList } from './useEmployeeList'

const nothing = () => {}

type Props = {
  group: Group
  page: number
  onPage: (page: number) => void
  onClose: () => void
}

/** The list behind a figure of the dashboard (document 1 §2). */
export function EmployeesDialog({ group, page, onPage, onClose }: Props) {
  const { index } = useCorporate()
  const list = useEmployeeList(group)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={`Karyawan: ${list.title}`}
      size={760}
      classNames={{ header: classes.header ?? '', body: classes.dialog ?? '' }}
      closeButtonProps={{ 'aria-label': 'Tutup daftar karyawan' }}
    >
      <ListGrid
        list={list}
        state={{ filters: group, page, size: PAGE_SIZE }}
        setState={(state) => onPage(state.page)}
        onFailure={nothing}
        renderTools={() => (
          <Link
            className={`small ${classes.whole}`}
            to="/dashboard/$index/employees"
            params={{ index }}
            search={groupUrl.write({ group, page })}
          >
            Buka sebagai halaman
          </Link>
        )}
      />
    </Dialog>
  )
}
