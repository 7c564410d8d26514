import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { safeUrl } from '~/lib/url/urls'

const isSafe = (address: string) => safeUrl(address) !== undefined

/** Table cells with their spans, without widths and alignment. */
const plain = {
  addAttributes(this: { parent?: (() => object) | null }) {
    const { colwidth, align, ...spans } = { colwidth: {}, align: {}, ...this.parent?.() }
    return { ...spans, colwidth: { ...colwidth, rendered: false }, align: { ...align, rendered: false } }
  },
}
/** Maps all heading levels to those of the console, in pasted and stored HTML. */
const levels = { h1: 3, h2: 3, h3: 3, h4: 4, h5: 4, h6: 4 }
const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) =>
      extension.name === 'heading'
        ? extension.extend({
            parseHTML: () => Object.entries(levels).map(([tag, level]) => ({ tag, attrs: { level } })),
          })
        : extension,
    )
  },
})
/**
 * The editor writes only what the sanitiser allows. The content security policy forbids inline styles, so tables have no
 * widths.
 */
export const extensions = [
  Kit.configure({
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
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false, View: null }),
  TableRow,
  TableHeader.extend(plain),
  TableCell.extend(plain),
]
