import { Link } from '@tanstack/react-router'
import { config } from '~/api/config'
import { EntryPage } from './EntryPage'

/** How to get a forgotten product ID back: only people can tell it. */
export function ForgotId() {
  const { productName, links } = config()
  return (
    <EntryPage title="Lupa KLOB ID">
      <p>
        KLOB ID Anda tercantum di e-mail selamat datang dari {productName}. Bila tidak Anda temukan, hubungi kami dan
        sebutkan nama, perusahaan, serta alamat e-mail Anda.
      </p>
      <a href={links.contact}>Hubungi kami</a>
      <Link to="/login">Kembali ke halaman masuk</Link>
    </EntryPage>
  )
}
