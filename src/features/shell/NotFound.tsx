import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { texts } from '~/lib/texts/texts'
import { StatePanel } from '~/ui/states/StatePanel'
import { BareFrame } from './frame/BareFrame'

/** The page for an unknown address (document 3 §2). */
export function NotFound() {
  return (
    <BareFrame>
      <StatePanel
        whole
        drawing="lost"
        title={texts.notFoundPage}
        message="Alamatnya mungkin salah ketik, atau halamannya sudah dipindahkan."
        action={<Button renderRoot={(props) => <Link to="/" {...props} />}>KEMBALI KE HOME</Button>}
      />
    </BareFrame>
  )
}
