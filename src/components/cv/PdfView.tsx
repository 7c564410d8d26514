import { type QueryKey, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useState } from 'react'
import { messageOf } from '~/api/errors'
import { Notice } from '~/ui/messages/Notice'
import { pdfOrReason, readPdf } from './pdfFile'

/** What there is for it; in a panel, what the window has below the head. */
const HEIGHT = 'var(--pdf-height, max(24rem, 100vh - var(--klob-header) - 9rem))'
/** As wide as the frame, where Chromium's viewer would give half of it to small pages. */
const VIEW = '#view=FitH&navpanes=0'

type Props = {
  /** 'CV', as it begins a sentence. */
  what: string
  /** Names the file for who hears the page. */
  title: string
  /** Names the file in memory, where it is only while it is shown. */
  queryKey: QueryKey
  load: (read: typeof readPdf, signal: AbortSignal) => ReturnType<typeof readPdf>
  /** The way that stays where the file cannot be shown here. */
  other: ReactNode
}

/** A PDF in the browser's own viewer; where that is not possible, the reason and the other way. */
export function PdfView({ what, title, queryKey, load, other }: Props) {
  const canShow = navigator.pdfViewerEnabled
  const { data, error, refetch } = useQuery({
    queryKey,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    enabled: canShow,
    queryFn: async ({ signal }) => pdfOrReason(await load(readPdf, signal), what),
  })
  if (!canShow) return <Notice>Browser ini tidak menampilkan PDF di dalam halaman. {other}</Notice>
  if (!data && error)
    return (
      <Notice retry={() => void refetch()}>
        {what} tidak dapat ditampilkan di sini. {messageOf(error)} {other}
      </Notice>
    )
  // Another try would bring the same file.
  if (typeof data === 'string')
    return (
      <Notice urgent>
        {data} {other}
      </Notice>
    )
  return (
    <div className="screen-only" style={{ height: HEIGHT }} aria-busy={!data}>
      <p role="status" className={data ? 'visually-hidden' : 'waiting'}>
        {data ? `${title} ditampilkan` : `Memuat ${title}...`}
      </p>
      {data && <PdfFrame file={data} title={title} />}
    </div>
  )
}

/** A PDF in the browser's viewer, which gets the focus only when it is pressed or reached by Tab. */
function PdfFrame({ file, title }: { file: Blob; title: string }) {
  const [before] = useState(() => document.activeElement)
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const address = URL.createObjectURL(file)
      frame.src = address + VIEW
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
