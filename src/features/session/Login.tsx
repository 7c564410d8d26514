import { Link } from '@tanstack/react-router'
import { config } from '~/api/config'
import { texts } from '~/lib/texts/texts'
import { isVacancyPath, type SignInSearch } from '~/lib/url/urls'
import { EntryPage } from './EntryPage'
import classes from './EntryPage.module.css'
import { SignIn } from './SignIn'

/** The sign-in page (document 1 §2). */
export function Login({ next, ended }: SignInSearch) {
  return (
    <EntryPage title={`Masuk ${config().productName}!`}>
      <SignIn
        next={next}
        lead={
          ended
            ? texts.sessionEnded
            : isVacancyPath(next)
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
