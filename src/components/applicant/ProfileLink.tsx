import type { MouseEvent } from 'react'
import { config } from '~/api/config'
import { fullName } from '~/lib/texts/text'
import { filledAddress } from '~/lib/url/addresses'
import { useCorporate } from '~/components/corporate'
import classes from './ProfileLink.module.css'

type Person = { userId: string; firstName: string | null; lastName: string | null }
type Props<P extends Person> = {
  person: P
  /** Records the view; false for the second one of a double click. */
  record: (person: P, companyId: string) => boolean
}

const MIDDLE = 1

/** The first name of a row, as the link to the profile. However it is opened, the view is recorded once. */
export function ProfileLink<P extends Person>({ person, record }: Props<P>) {
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
      onAuxClick={(event) => event.button === MIDDLE && open(event)}
    >
      {person.firstName}
    </a>
  )
}

/** The address of a person's public profile. */
const profileAddress = (userId: string): string => filledAddress(config().links.profile, { userId })

/**
 * Opens a person's public profile in a new tab, unless its view was not recorded because it is the second one of a double
 * click: the tab must open within the click, or the browser blocks it (document 1 §7; decision 'profile view').
 */
export function openProfile(userId: string, isRecorded: boolean): void {
  if (isRecorded) window.open(profileAddress(userId), '_blank', 'noopener,noreferrer')
}
