import { useState } from 'react'
import { initialsOf } from '~/lib/texts/text'
import { safeUrl } from '~/lib/url/urls'
import classes from './Picture.module.css'

type Props = { url: string | null; name: string; size: number; square?: boolean }

/** A photo or logo; the initials of the name if there is none or it does not load. Decorative, beside the name itself. */
export function Picture({ url, name, size, square }: Props) {
  const [broken, setBroken] = useState<string>()
  const source = safeUrl(url)
  const initials = initialsOf(name)
  // Initials scale with the user's font size.
  const side = source && broken !== source ? size : `${size / 16}rem`
  const style = { width: side, height: side, borderRadius: square ? 8 : '50%', fontSize: `${(size * 0.4) / 16}rem` }
  return source && broken !== source ? (
    <img
      className={classes.picture}
      style={style}
      src={source}
      alt=""
      width={size}
      height={size}
      onError={() => setBroken(source)}
    />
  ) : (
    // Drawn by the styles: a picture, and no words of the control that it stands in (WCAG 2.5.3).
    <span className={classes.initials} style={style} data-initials={initials || '–'} aria-hidden />
  )
}
