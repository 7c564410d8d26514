import { callFile } from '~/api/client'
import { applicants } from '~/api/contract/recruitment/applicants'
import { CvLink } from './CvLink'
import { PdfView } from './PdfView'

type Props = {
  userId: string
  name: string
  /** The profile's own link to the CV. */
  link?: string | null
}

/** A person's CV in the browser's own viewer; where that is not possible, the reason and a link to a new tab. */
export const CvFrame = ({ userId, name, link = null }: Props) => (
  <PdfView
    what="CV"
    title={`CV ${name}`}
    queryKey={[applicants.cv.name, { userId }]}
    load={(read, signal) => callFile(applicants.cv, { userId }, read, signal)}
    other={
      <CvLink userId={userId} link={link} name={name}>
        Buka di tab baru
      </CvLink>
    }
  />
)
