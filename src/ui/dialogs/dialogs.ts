import { makeId } from '~/lib/ids'
import { pageState } from '~/lib/pageState'
import { texts } from '~/lib/texts/texts'

/** A line of a dialog; with an address it is a link that closes the dialog unanswered. */
export type DialogItem = { text: string; isFailure?: boolean; address?: string }

/** An open dialog; `settle` closes it with the user's answer. */
export type DialogRequest = {
  id: string
  title?: string
  message: string
  /** Listed below the message; a long list scrolls while the buttons stay visible. */
  items?: readonly DialogItem[]
  /** Below the message, such as the reason for it. */
  note?: string
  /** Collapsed below the message: details for support. */
  detail?: string
  yes: string
  /** Absent in an alert. */
  no?: string
  /** Styles `yes` as destructive and focuses the safe answer. */
  destructive?: boolean
  /** The answer when it is closed without a button; false unless set. */
  closeAnswer?: boolean
  settle: (answer: boolean) => void
}
/** What a dialog asks or tells. */
export type Question = Omit<DialogRequest, 'id' | 'settle'>
type Loading = { message: string }

const requests = pageState<readonly DialogRequest[]>([])
const loadings = pageState<readonly Loading[]>([])

/** The queue of open dialogs, for the component that renders them. */
export const dialogs = {
  subscribe: requests.subscribe,
  first: () => requests.get()[0],
  /** Closes the unanswered questions of a screen that is left; alerts stay until they are dismissed. */
  dismissQuestions() {
    for (const { no, closeAnswer = false, settle } of requests.get()) if (no !== undefined) settle(closeAnswer)
  },
  /** Closes all that could not be shown: nobody has answered, and later it would be about something else. */
  drop() {
    for (const { closeAnswer = false, settle } of requests.get()) settle(closeAnswer)
  },
}

/** What the page waits for, for the component that covers it meanwhile. */
export const loaders = { subscribe: loadings.subscribe, last: () => loadings.get().at(-1) }

/** Opens a dialog; resolves to true for `yes`. Without `no` it is an alert. */
export const ask = (request: Question): Promise<boolean> =>
  new Promise<boolean>((resolve) => {
    const id = makeId()
    const settle = (answer: boolean) => {
      resolve(answer)
      requests.set(requests.get().filter((open) => open.id !== id))
    }
    requests.set([...requests.get(), { ...request, id, settle }])
  })

/** Shows a message, with lines below it; resolves once it is dismissed (document 1 §2 'Common dialogs'). */
export const alert = (
  message: string,
  detail?: string,
  title?: string,
  items: readonly string[] = [],
): Promise<unknown> =>
  ask({
    message,
    yes: 'OK',
    ...(detail === undefined ? {} : { detail }),
    ...(title === undefined ? {} : { title }),
    ...itemsOf(items),
  })
const itemsOf = (lines: readonly string[]) => (lines.length > 0 ? { items: lines.map((text) => ({ text })) } : {})

/** The same with a reason below a document's text. */
export const alertWhy = (message: string, note: string): Promise<unknown> => ask({ message, note, yes: 'OK' })

/** Asks a question; resolves to true for yes. The buttons are OK and Cancel unless given (document 1 §2). */
export const confirm = (
  question: string | { title?: string; message: string; yes?: string; no?: string; destructive?: boolean },
): Promise<boolean> =>
  ask({ yes: 'OK', no: 'Cancel', ...(typeof question === 'string' ? { message: question } : question) })

/** Asks before something is permanently deleted (document 3 §8); `items` are listed below the question. */
export const confirmDeletion = (what: string, items: readonly string[] = []): Promise<boolean> => {
  const { title, question, yes, no } = texts.deletion
  return ask({ title, message: question(what), yes, no, destructive: true, ...itemsOf(items) })
}

/** Shows a loader with a message until the work has ended, which may change the message. */
export async function withLoader<T>(
  message: string,
  work: Promise<T> | ((tell: (progress: string) => void) => Promise<T>),
): Promise<T> {
  let shown = { message }
  const replace = (...next: Loading[]) =>
    loadings.set(loadings.get().flatMap((loading) => (loading === shown ? next : [loading])))
  const tell = (progress: string) => {
    const next = { message: progress }
    replace(next)
    shown = next
  }
  loadings.set([...loadings.get(), shown])
  try {
    return await (typeof work === 'function' ? work(tell) : work)
  } finally {
    replace()
  }
}
