import { Navigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { notify } from '~/ui/messages/notify'

/** An unknown address of the admin area: back to the start (document 3 §2), with a word. */
export function UnknownPage() {
  useEffect(() => void notify('Halaman pada alamat itu tidak ada, jadi Anda dibawa ke halaman awal.', 'info'), [])
  return <Navigate to="/" replace />
}
