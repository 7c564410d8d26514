import {
  IconBrandFacebook,
  IconBrandLine,
  IconBrandLinkedin,
  IconBrandTwitter,
  IconBrandWhatsapp,
  IconLink,
  type TablerIcon,
} from '@tabler/icons-react'
import { texts } from '~/lib/texts/texts'
import { copyAddress } from '~/components/CopyLink'
import { alert } from '~/ui/dialogs/dialogs'
import { Popup } from '~/ui/dialogs/Popup'
import { sharedAddress, shareLinks } from './links'
import classes from './SharePopup.module.css'

const icons: Record<string, TablerIcon> = {
  Facebook: IconBrandFacebook,
  Twitter: IconBrandTwitter,
  LinkedIn: IconBrandLinkedin,
  Line: IconBrandLine,
  WhatsApp: IconBrandWhatsapp,
}

/** Links to five networks, and the address to copy. */
export function SharePopup({ anchor, title, onClose }: { anchor: HTMLElement; title: string; onClose: () => void }) {
  const address = sharedAddress(location.href)
  const copy = () => {
    onClose()
    void copyAddress(address, () => alert(texts.publicVacancy.copied))
  }
  return (
    <Popup anchor={anchor} onClose={onClose} dialogLabel="Bagikan lowongan">
      <ul className={`plain-list ${classes.ways}`}>
        {shareLinks(address, title).map(({ name, href }) => {
          const Icon = icons[name]!
          return (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
                <Icon size={20} aria-hidden /> {name}
              </a>
            </li>
          )
        })}
        <li>
          <button type="button" onClick={copy}>
            <IconLink size={20} aria-hidden /> Salin tautan
          </button>
        </li>
      </ul>
    </Popup>
  )
}
