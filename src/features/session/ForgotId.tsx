import { getRouteApi, Link } from '@tanstack/react-router'
import { config } from '~/api/config'
import { EntryPage } from './EntryPage'

const route = getRouteApi('/forgot-id')

/** How to get a forgotten product ID back: only people can tell it. */
export function ForgotId() {
  const { productName, links } = config()
  const search = route.useSearch()
  return (
    <EntryPage title="Lupa KLOB ID">
      <p>
        KLOB ID Anda tercantum di e-mail selamat datang dari {productName}. Bila tidak Anda temukan, hubungi kami dan
        sebutkan nama, perusahaan, serta alamat e-mail Anda.
      </p>
      <a href={links.contact}>Hubungi kami</a>
      <Link to="/login" search={search}>
        Kembali ke halaman masuk
      </Link>
    </EntryPage>
  )
}
