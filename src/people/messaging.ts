import type { Viewer } from '~/components/corporate'
import type { ConversationConfig, Recipient } from '~/conversation/conversationConfig'
import { joined } from '~/lib/texts/text'
import type { Right } from '~/lib/rules/rights'
import type { MessageLink } from '~/list/listUrl'

type RowOfPerson = {
  jobPosition: string | null
  jobInstitutionName: string | null
  educationInstitutionName: string | null
}
/** The job, company and school of a row's person. */
export const aboutRow = ({ jobPosition, jobInstitutionName, educationInstitutionName }: RowOfPerson): string =>
  joined(jobPosition, jobInstitutionName, educationInstitutionName)

/** Messages to the person of a row. */
export type Messaging<Row> = {
  right: Right
  /** One message can go to several rows, which are about the same vacancy or none. */
  isForMany?: true
  /** Whether a row can be messaged at all; absent: every row. */
  when?: (row: Row) => boolean
  /** Why a row cannot be messaged now. */
  off?: (row: Row) => string | undefined
  recipientOf: (row: Row) => Recipient
  /** The recipient of a link that opens a conversation; undefined unless the link identifies one completely. */
  recipientFromUrl: (link: MessageLink) => Recipient | undefined
  conversationWith: (to: Recipient, viewer: Viewer) => ConversationConfig
}

/** Whether a row can be messaged now. */
export const canWriteTo = <Row>({ when, off }: Messaging<Row>, row: Row): boolean =>
  (when?.(row) ?? true) && off?.(row) === undefined
