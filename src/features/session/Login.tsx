import { Link } from '@tanstack/react-router'
import { config } from '~/api/config'
import { isVacancyPath, type NextSearch } from '~/lib/url/urls'
import { EntryPage } from './EntryPage'
import classes from './EntryPage.module.css'
import { SignIn } from './SignIn'

/** The sign-in page (document 1 §2). */
export function Login({ next }: NextSearch) {
  return (
    <EntryPage title={`Masuk ${config().productName}!`}>
      <SignIn
        next={next}
        lead={
          isVacancyPath(next)
            ? 'Masuk untuk melanjutkan lamaran Anda.'
            : 'Konsol perusahaan untuk mencari dan mengelola talenta.'
        }
      />
      <p className={classes.links}>
        <span>
          Belum punya akun?{' '}
          <Link to="/register" search={{ next }}>
            Daftar
          </Link>
        </span>
      </p>
    </EntryPage>
  )
}
