import { Button } from '@mantine/core'
import { config } from '~/api/config'
import type { NextSearch } from '~/lib/url/urls'
import { BackLink } from '~/ui/links/BackLink'
import { EntryPage } from './EntryPage'

/** How to recover a forgotten product ID: through support only. */
export function ForgotId({ next }: NextSearch) {
  const { productName, links } = config()
  return (
    <EntryPage title="Lupa KLOB ID">
      <p>
        KLOB ID Anda tercantum di email selamat datang dari {productName}. Bila tidak Anda temukan, hubungi kami dan
        sebutkan nama, perusahaan, serta alamat email Anda.
      </p>
      <Button component="a" size="md" href={links.contact}>
        Hubungi kami
      </Button>
      <BackLink to="/login" search={{ next }}>
        Kembali ke halaman masuk
      </BackLink>
    </EntryPage>
  )
}
