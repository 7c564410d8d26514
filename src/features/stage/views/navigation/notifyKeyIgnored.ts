import { notify } from '~/ui/messages/notify'

/** The message for a key that needs an open applicant. */
const NO_APPLICANT_OPEN = 'Buka pelamar dahulu.'
/** Shows why a key did nothing. */
export const notifyKeyIgnored = (reason = NO_APPLICANT_OPEN): void => void notify(reason, 'info')
