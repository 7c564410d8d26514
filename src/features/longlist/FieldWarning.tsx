import classes from './longlist.module.css'

/** What to look at again, below a field. */
export const FieldWarning = ({ children }: { children: string | undefined }) =>
  children !== undefined && (
    <p role="status" className={`caption ${classes.warning}`}>
      {children}
    </p>
  )
