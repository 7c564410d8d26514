import { type AnyExtension, Extension, Mark, wrappingInputRule } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type { NodeType } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'
import { safeUrl } from '~/lib/url/urls'

const isSafe = (address: string) => safeUrl(address) !== undefined

/** Table cells with their spans, without widths and alignment. */
const plain = {
  addAttributes(this: { parent: (() => object) | null | undefined }) {
    const { colwidth, align, ...spans } = { colwidth: {}, align: {}, ...this.parent?.() }
    return { ...spans, colwidth: { ...colwidth, rendered: false }, align: { ...align, rendered: false } }
  },
}
/** Maps all heading levels to those of the console, in pasted and stored HTML. */
const levels = { h1: 3, h2: 3, h3: 3, h4: 4, h5: 4, h6: 4 }
/** What starts a list when it is typed at the beginning of a line; other marks stay text. */
const listMarks = { bulletList: /^-\s$/, orderedList: /^1\.\s$/ } as const
/** The extensions whose input rules are on. */
export const TYPED_LISTS = Object.keys(listMarks)
const changes: Record<string, Parameters<AnyExtension['extend']>[0]> = {
  heading: { parseHTML: () => Object.entries(levels).map(([tag, level]) => ({ tag, attrs: { level } })) },
  ...Object.fromEntries(
    Object.entries(listMarks).map(([name, find]) => [
      name,
      {
        addInputRules(this: { type: NodeType }) {
          return [wrappingInputRule({ find, type: this.type })]
        },
      },
    ]),
  ),
}
const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      const change = changes[extension.name]
      return change ? extension.extend(change) : extension
    })
  },
})
/** Ctrl+Z right after a list was made of a mark brings the mark back, and nothing else. */
const UndoTypedList = Extension.create({
  name: 'undoTypedList',
  priority: 1000,
  addKeyboardShortcuts() {
    return { 'Mod-z': () => this.editor.commands.undoInputRule() }
  },
})
/** Raised or lowered text, as in m². */
const shifted = (name: string, tag: 'sup' | 'sub', align: string) =>
  Mark.create({
    name,
    excludes: 'superscript subscript',
    parseHTML: () => [{ tag }, { style: `vertical-align=${align}` }],
    renderHTML: () => [tag, 0],
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
      linkOnPaste: false,
      defaultProtocol: 'https',
      isAllowedUri: isSafe,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  UndoTypedList,
  shifted('superscript', 'sup', 'super'),
  shifted('subscript', 'sub', 'sub'),
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false, View: null }),
  TableRow,
  TableHeader.extend(plain),
  TableCell.extend(plain),
]
