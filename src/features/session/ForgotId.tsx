import { getRouteApi, Link } from '@tanstack/react-router'
import { config } from '~/api/config'
import { EntryPage } from './EntryPage'

const route = getRouteApi('/forgot-id')

/** How to recover a forgotten product ID: only support can tell it. */
export function ForgotId() {
  const { productName, links } = config()
  const search = route.useSearch()
  return (
    <EntryPage title="Lupa KLOB ID">
      <p>
        KLOB ID Anda tercantum di email selamat datang dari {productName}. Bila tidak Anda temukan, hubungi kami dan
        sebutkan nama, perusahaan, serta alamat email Anda.
      </p>
      <a href={links.contact}>Hubungi kami</a>
      <Link to="/login" search={search}>
        Kembali ke halaman masuk
      </Link>
    </EntryPage>
  )
}
