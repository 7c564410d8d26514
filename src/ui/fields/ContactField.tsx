import { readPhone, readProfileUrl } from '~/lib/rules/contacts'
import { readAddress } from '~/lib/rules/email'
import { PlainField, type PlainFieldProps } from './PlainField'

/** What is understood by the kind of a contact: 'Budi <budi@klob.id>', any separators, a copied profile. */
const readers = { email: readAddress, tel: readPhone, url: readProfileUrl }
/** Kinds of contacts. */
export type ContactKind = keyof typeof readers

/** An e-mail address, a phone number or the address of a profile. */
export const ContactField = ({
  kind,
  ...field
}: Omit<PlainFieldProps, 'inputMode' | 'read'> & { kind: ContactKind }) => (
  <PlainField {...field} inputMode={kind} read={readers[kind]} />
)
