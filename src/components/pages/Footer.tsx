import { config } from '~/api/config'
import classes from './Footer.module.css'

/** Terms, privacy, contact (document 1 §2). */
export function Footer() {
  const { links } = config()
  return (
    <footer className={`caption ${classes.footer}`}>
      <a href={links.terms}>Syarat dan Ketentuan</a>
      <a href={links.privacy}>Kebijakan Privasi</a>
      <a href={links.contact}>Hubungi Kami</a>
    </footer>
  )
}
