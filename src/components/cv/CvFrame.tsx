import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { callFile } from '~/api/client'
import { applicants } from '~/api/contract/recruitment/applicants'
import { messageOf } from '~/api/errors'
import { Notice } from '~/ui/messages/Notice'
import { CvLink } from './CvLink'
import { pdfProblem } from './pdfFile'

/** A CV as a file of which only the bytes of a PDF are kept; in memory, and only while it is shown. */
const cvQuery = (userId: string) =>
  queryOptions({
    queryKey: [applicants.cv.name, { userId }],
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    queryFn: async ({ signal }) => {
      const file = await callFile(applicants.cv, { userId }, signal)
      const problem = await pdfProblem(file)
      if (problem !== undefined) throw new Error(problem)
      return file.slice(0, file.size, 'application/pdf')
    },
  })

/** What the window has below the head of a panel. */
const HEIGHT = 'max(24rem, 100vh - var(--klob-header) - 12rem)'

type Props = {
  userId: string
  name: string
  /** The profile's own link to the CV. */
  link?: string | null
}

/** A person's CV in the browser's own viewer; where that is not possible, the reason and a link to a new tab. */
export function CvFrame({ userId, name, link = null }: Props) {
  const canShow = navigator.pdfViewerEnabled
  const { data, error, refetch } = useQuery({ ...cvQuery(userId), enabled: canShow })
  const other = (
    <CvLink userId={userId} link={link} name={name}>
      Buka di tab baru
    </CvLink>
  )
  if (!canShow) return <Notice>Browser ini tidak menampilkan PDF di dalam halaman. {other}</Notice>
  if (!data && error)
    return (
      <Notice retry={() => void refetch()}>
        CV tidak dapat ditampilkan di sini. {messageOf(error)} {other}
      </Notice>
    )
  return (
    <div className="screen-only" style={{ height: HEIGHT }} aria-busy={!data}>
      <p role="status" className="visually-hidden">
        {data ? `CV ${name} ditampilkan` : `Memuat CV ${name}...`}
      </p>
      {data && <PdfFrame file={data} title={`CV ${name}`} />}
    </div>
  )
}

/** A PDF in the browser's viewer, which gets the focus only when it is pressed or reached by Tab. */
function PdfFrame({ file, title }: { file: Blob; title: string }) {
  const [before] = useState(() => document.activeElement)
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const address = URL.createObjectURL(file)
      frame.src = `${address}#view=FitH`
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    // A sandbox has no viewer; nothing but a PDF gets here.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={show}
      width="100%"
      height="100%"
      style={{ border: 0 }}
      title={title}
      onLoad={({ currentTarget }) => {
        if (document.activeElement === currentTarget && before instanceof HTMLElement)
          before.focus({ preventScroll: true })
      }}
    />
  )
}
