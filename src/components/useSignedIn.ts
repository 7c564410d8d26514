import { useSyncExternalStore } from 'react'
import { session } from '~/api/identity/session'

const isSignedIn = () => session.productId() !== undefined

/** Whether somebody is signed in, also when a call finds out that the session is over or another tab changes it. */
export const useSignedIn = (): boolean => useSyncExternalStore(session.subscribe, isSignedIn)
