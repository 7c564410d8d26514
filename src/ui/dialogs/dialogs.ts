import { texts } from '~/lib/texts/texts'

/** One dialog on the screen; `settle` closes it with the person's answer. */
export type DialogRequest = {
  id: number
  title?: string
  message: string
  /** Listed under the message; a long list scrolls, the buttons stay in sight. */
  items?: readonly { text: string; isFailure?: boolean }[]
  /** Below the message: the reason for it. */
  note?: string
  /** Folded under the message: details for support. */
  detail?: string
  yes: string
  /** Absent in an alert. */
  no?: string
  /** The safe answer gets the focus when something is destroyed. */
  destructive?: boolean
  /** The answer of closing it without a button; no unless set. */
  closing?: boolean
  settle: (answer: boolean) => void
}
type Loading = { id: number; message: string }

let serial = 0
let requests: readonly DialogRequest[] = []
let loadings: readonly Loading[] = []
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

/** The open dialogs, first come first shown, for the host that draws them. */
export const dialogs = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  first: () => requests[0],
  loading: () => loadings.at(-1),
  /** Closes the questions of a screen that is left, unanswered; an alert stays until it was read. */
  dismissQuestions() {
    for (const { no, closing = false, settle } of requests) if (no !== undefined) settle(closing)
  },
}

/** Opens a dialog; true for `yes`. Without a `no` it is an alert. */
export const ask = (request: Omit<DialogRequest, 'id' | 'settle'>): Promise<boolean> =>
  new Promise<boolean>((resolve) => {
    const id = ++serial
    const settle = (answer: boolean) => {
      requests = requests.filter((open) => open.id !== id)
      resolve(answer)
      tell()
    }
    requests = [...requests, { ...request, id, settle }]
    tell()
  })

/** Says something that must be read; resolves when it was (document 1 §2 'Common dialogs'). */
export const alert = (message: string, detail?: string, title?: string): Promise<unknown> =>
  ask({
    message,
    yes: 'OK',
    ...(detail === undefined ? {} : { detail }),
    ...(title === undefined ? {} : { title }),
  })

/** The same with a reason beside a document's text. */
export const alertWhy = (message: string, note: string): Promise<unknown> => ask({ message, note, yes: 'OK' })

/** Asks before something is done; true for yes. Buttons are OK and Cancel unless named (document 1 §2). */
export const confirm = (
  question: string | { title?: string; message: string; yes?: string; no?: string; destructive?: boolean },
): Promise<boolean> =>
  ask({ yes: 'OK', no: 'Cancel', ...(typeof question === 'string' ? { message: question } : question) })

/** Asks before something is deleted for good (document 3 §8). */
export const confirmDeletion = (what: string): Promise<boolean> => {
  const { title, question, yes, no } = texts.deletion
  return confirm({ title, message: question(what), yes, no, destructive: true })
}

/** Shows a loader with its message for as long as the work takes. */
export async function withLoader<T>(message: string, work: Promise<T>): Promise<T> {
  const id = ++serial
  loadings = [...loadings, { id, message }]
  tell()
  try {
    return await work
  } finally {
    loadings = loadings.filter((shown) => shown.id !== id)
    tell()
  }
}
