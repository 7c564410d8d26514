import { Button } from '@mantine/core'
import { config } from '~/api/config'
import { usePageTitle } from '~/parts/usePageTitle'
import { StatePanel } from '~/ui/StatePanel'

/** An address that names no vacancy that one may see. */
export function MissingVacancy() {
  usePageTitle('Lowongan tidak ditemukan')
  return (
    <>
      <meta name="robots" content="noindex" />
      <StatePanel
        whole
        drawing="lost"
        title="Lowongan tidak ditemukan"
        message="Tautan ini tidak lengkap, atau lowongannya sudah dihapus atau belum diterbitkan."
        action={
          <Button component="a" href={config().mainSiteUrl}>
            Ke situs utama
          </Button>
        }
      />
    </>
  )
}
