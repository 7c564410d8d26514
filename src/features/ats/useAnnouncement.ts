import { useState } from 'react'

/** A message for assistive technology, which announces changes only: a repeated one gets a difference. */
export function useAnnouncement() {
  const [announcement, setAnnouncement] = useState('')
  const announce = (text: string) => setAnnouncement((before) => (before === text ? `${text}\u00A0` : text))
  return [announcement, announce] as const
}
