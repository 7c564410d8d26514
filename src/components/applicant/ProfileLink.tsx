import type { MouseEvent } from 'react'
import { config } from '~/api/config'
import { fullName } from '~/lib/texts/text'
import { fillUrlTemplate } from '~/lib/url/urlTemplates'
import { useCorporate } from '~/components/corporate'
import classes from './ProfileLink.module.css'

type Person = { userId: string; firstName: string | null; lastName: string | null }
type Props<P extends Person> = {
  person: P
  /** Records the view; returns false for the second click of a double click. */
  record: (person: P, companyId: string) => boolean
  /** Instead of the first name. */
  children?: string
}

const MIDDLE_BUTTON = 1

/** A person's first name as a link to the profile. The view is recorded once, for a middle click as well. */
export function ProfileLink<P extends Person>({ person, record, children }: Props<P>) {
  const { scope } = useCorporate()
  if (!person.firstName) return '-'
  const open = (event: MouseEvent) => {
    if (!record(person, scope.corporateId)) event.preventDefault()
  }
  return (
    <a
      href={profileAddress(person.userId)}
      target="_blank"
      rel="noopener noreferrer"
      className={classes.link}
      title={`Buka profil ${fullName(person)} di tab baru`}
      onClick={open}
      onAuxClick={(event) => event.button === MIDDLE_BUTTON && open(event)}
    >
      {children ?? person.firstName}
    </a>
  )
}

const profileAddress = (userId: string): string => fillUrlTemplate(config().links.profile, { userId })

/**
 * Opens a person's public profile in a new tab, unless the view was not recorded (second click of a double click). Must
 * be called within the click, or the browser blocks the tab (document 1 §7; decision 'profile view').
 */
export function openProfile(userId: string, isRecorded: boolean): void {
  if (isRecorded) window.open(profileAddress(userId), '_blank', 'noopener,noreferrer')
}
