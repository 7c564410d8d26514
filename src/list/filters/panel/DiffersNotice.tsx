import classes from './FilterForm.module.css'

/** Says that the form is no longer what was searched. */
export const DiffersNotice = () => (
  <p className={classes.differs} role="status">
    Filter sudah diubah. Tekan Cari untuk memperbarui hasil.
  </p>
)
