import type { FileUpload } from '~/api/endpointGroups/conversation'
import { newKey } from '~/record/items'

/** A file that is to be a question's template: its name, and a token for its contents. */
export type ChosenTemplate = { name: string; token: string }

/** Contents of chosen files, up to 10 MB each: not in values and drafts, which are compared and stored at each key. */
const contents = new Map<string, FileUpload>()

/** Takes up a file that was read. */
export function chooseTemplate(file: FileUpload): ChosenTemplate {
  const token = newKey()
  contents.set(token, file)
  return { name: file.originalFilename, token }
}

/** The file to send; undefined when none was chosen, or by an earlier page. */
export const templateFile = (chosen: ChosenTemplate | undefined): FileUpload | undefined =>
  chosen && contents.get(chosen.token)

/** Drops the contents of files that were sent. */
export function dropTemplates(sent: Readonly<Record<string, ChosenTemplate>>): void {
  for (const { token } of Object.values(sent)) contents.delete(token)
}

/** Those whose contents are still there: a draft of an earlier page has names only. */
export const withContents = (uploads: Readonly<Record<string, ChosenTemplate>>) =>
  Object.fromEntries(Object.entries(uploads).filter(([, { token }]) => contents.has(token)))
