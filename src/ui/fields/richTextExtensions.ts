import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { safeUrl } from '~/lib/urls'

const isSafe = (address: string) => safeUrl(address) !== undefined

/** Cells that say how far they reach, neither how wide they are nor where their text stands. */
const plain = {
  addAttributes(this: { parent?: (() => object) | null }) {
    const { colwidth, align, ...spans } = { colwidth: {}, align: {}, ...this.parent?.() }
    return { ...spans, colwidth: { ...colwidth, rendered: false }, align: { ...align, rendered: false } }
  },
}
/**
 * What the editor can write: what the sanitiser lets through when it is read. Styles stand in the sheets, since the
 * page's policy bars others; so tables have no widths of their own.
 */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    codeBlock: false,
    code: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      isAllowedUri: isSafe,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false }),
  TableRow,
  TableHeader.extend(plain),
  TableCell.extend(plain),
]
