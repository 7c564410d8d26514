import { useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Account } from '~/api/account'
import { config } from '~/api/config'
import { samePath } from '~/lib/urls'
import { ConfirmAccount } from '~/parts/ConfirmAccount'
import { SignInForm } from '~/parts/SignInForm'
import { EntryPage } from './EntryPage'
import classes from './EntryPage.module.css'

const route = getRouteApi('/login')

/** The sign-in page, and the code entry of an account that is not confirmed yet (document 1 §2, §4). */
export function Login() {
  const { productName } = config()
  const { next } = route.useSearch()
  const { history } = useRouter()
  const client = useQueryClient()
  const [username, setUsername] = useState<string>()
  const [confirmation, setConfirmation] = useState<'asked' | 'done'>()

  const land = (account: Account) =>
    history.replace(samePath(next, location.origin) ?? (account.hasTakenTests ? '/home' : '/intro'))

  return (
    <EntryPage title={`Masuk ${productName}!`}>
      {confirmation === 'asked' && username !== undefined ? (
        <ConfirmAccount
          username={username}
          onBack={() => setConfirmation(undefined)}
          onConfirmed={() => setConfirmation('done')}
        />
      ) : (
        <>
          <p className={classes.lead} role="status">
            {confirmation === 'done'
              ? 'Akun sudah dikonfirmasi. Silakan masuk.'
              : 'Konsol perusahaan untuk mencari dan mengelola talenta.'}
          </p>
          <SignInForm
            username={username}
            enter={async ({ enter }, id, password) => land(await enter(client, id, password))}
            onUnconfirmed={(id) => {
              setUsername(id)
              setConfirmation('asked')
            }}
          />
          <p className={classes.links}>
            <Link to="/forgot-id">Lupa KLOB ID?</Link>
            <Link to="/forgot-password">Lupa kata sandi?</Link>
          </p>
        </>
      )}
    </EntryPage>
  )
}
