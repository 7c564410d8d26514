import { Link } from '@tanstack/react-router'
import type { Scope } from '~/lib/scope'
import { Dialog } from '~/ui/Dialog'
import type { Group } from './employees'
import { EmployeeList } from './EmployeeList'
import classes from './EmployeeList.module.css'
import { useGroupTitle } from './useGroupTitle'

type Props = {
  group: Group
  page: number
  scope: Scope
  userId: string
  /** The corporate's place among the user's, for the way to the list's own page. */
  index: string
  onPage: (page: number) => void
  onClose: () => void
}

/** The list behind a figure of the dashboard (document 1 §2). */
export function EmployeesDialog({ group, page, scope, userId, index, onPage, onClose }: Props) {
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
      <p className={classes.subtitle}>
        <Link to="/dashboard/$index/employees" params={{ index }} search={{ ...group, ...(page > 1 ? { page } : {}) }}>
          Buka sebagai halaman
        </Link>
      </p>
      <EmployeeList group={group} title={title} page={page} scope={scope} userId={userId} onPage={onPage} />
    </Dialog>
  )
}
