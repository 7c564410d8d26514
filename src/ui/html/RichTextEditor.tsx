import '@mantine/core/styles/Popover.layer.css'
import '@mantine/tiptap/styles.layer.css'
import { useDebouncedCallback, useDidUpdate } from '@mantine/hooks'
import { RichTextEditor as Mantine } from '@mantine/tiptap'
import { closeHistory } from '@tiptap/pm/history'
import { type Editor, useEditor } from '@tiptap/react'
import { type KeyboardEvent as Pressed, memo, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { numberText } from '~/lib/texts/numbers'
import { hasBulletLines, bulletLinesToLists } from './editorHtml'
import { preserveSpaces, textLength } from './htmlText'
import { LinkControl } from './LinkControl'
import { cleanPaste, droppedText } from './pastedHtml'
import classes from './RichTextEditor.module.css'
import { extensions, TYPED_LISTS } from './richTextExtensions'
import text from './SafeHtml.module.css'

const labels = {
  boldControlLabel: 'Tebal',
  italicControlLabel: 'Miring',
  underlineControlLabel: 'Garis bawah',
  h3ControlLabel: 'Judul',
  bulletListControlLabel: 'Daftar berpoin',
  orderedListControlLabel: 'Daftar bernomor',
  unlinkControlLabel: 'Lepas tautan',
  undoControlLabel: 'Urungkan',
  redoControlLabel: 'Ulangi',
}
const { Bold, Italic, Underline, H3, BulletList, OrderedList, Unlink, Undo, Redo } = Mantine
const controls = Object.entries({
  Bold,
  Italic,
  Underline,
  H3,
  BulletList,
  OrderedList,
  LinkControl,
  Unlink,
  Undo,
  Redo,
})

/** A text above this size is not written as HTML at each key, which would take longer than a frame. */
const LONG = 10_000
const PAUSE = { delay: 300, maxWait: 3_000, flushOnUnmount: true }
/** Before these the form reads its fields. */
const LEAVING = ['beforeunload', 'pagehide', 'visibilitychange']

/** The props of the editor and its field. */
export type RichTextProps = {
  label: string
  /** HTML; '' if empty. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  error?: string | undefined
  /** Marked as required. */
  required?: boolean
  /** Maximum number of characters, without tags. */
  limit: number
}

/** A rich text field. Loads the editor library, so it is used through RichTextField only. */
export function RichTextEditor({ label, value, onChange, onBlur, error, required, limit }: RichTextProps) {
  const fieldId = useId()
  const [current, setCurrent] = useState(0)
  const [dropped, setDropped] = useState('')
  // The last value that the editor emitted: any other value comes from outside and replaces the content.
  const lastEmitted = useRef(value)
  const emit = (changed: Editor) => {
    lastEmitted.current = changed.isEmpty ? '' : preserveSpaces(changed.getHTML())
    onChange(lastEmitted.current)
  }
  const emitLater = useDebouncedCallback(emit, PAUSE)
  // The function of the last call, which the next one replaces.
  const flush = useCallback(() => emitLater.flush(), [emitLater])
  useEffect(() => {
    for (const type of LEAVING) window.addEventListener(type, flush, true)
    return () => {
      for (const type of LEAVING) window.removeEventListener(type, flush, true)
    }
  }, [flush])
  const editorProps = useMemo(() => {
    /** Rejects files without accompanying text: a picture, or dropped files. */
    const refuseFiles = (transfer: DataTransfer | null): boolean => {
      const files = transfer?.files.length ?? 0
      if (files === 0 || transfer?.types.some((type) => type.startsWith('text/'))) return false
      setDropped(droppedText({ pictures: files, links: 0, comments: 0 }))
      return true
    }
    return {
      handleDOMEvents: {
        keydown: (_: unknown, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
          // Such a key may save the form or leave it.
          if (ctrlKey || metaKey || altKey) flush()
          // Tab moves the focus, even from lists and tables, as everywhere in a form.
          return key === 'Tab'
        },
      },
      transformPastedHTML: (pasted: string) => {
        const { html, dropped: left } = cleanPaste(pasted)
        setDropped(droppedText(left))
        return html
      },
      handlePaste: (_: unknown, { clipboardData }: ClipboardEvent) => refuseFiles(clipboardData),
      // Otherwise the browser navigates to the file.
      handleDrop: (_: unknown, { dataTransfer }: DragEvent) => refuseFiles(dataTransfer),
      attributes: {
        role: 'textbox',
        // A translation would change what is saved.
        translate: 'no',
        // Styled as readers will see it.
        class: text.html ?? '',
        'aria-multiline': 'true',
        'aria-labelledby': `${fieldId}-label`,
        ...(required ? { 'aria-required': 'true' } : {}),
        'aria-describedby': `${error ? `${fieldId}-error ` : ''}${fieldId}-count`,
        ...(error ? { 'aria-invalid': 'true' } : {}),
      },
    }
  }, [fieldId, required, error, flush])
  const editor = useEditor({
    extensions,
    content: value,
    editorProps,
    injectCSS: false,
    // Text stays as it is typed and pasted; only the lists of the console's own rules are made.
    enableInputRules: [...TYPED_LISTS],
    enablePasteRules: false,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: changed, transaction }) => {
      if (transaction.getMeta('paste') !== true) setDropped('')
      emitLater(changed)
      if (changed.state.doc.content.size < LONG) flush()
    },
    onBlur: () => {
      flush()
      onBlur?.()
    },
  })
  useDidUpdate(() => {
    if (value === lastEmitted.current || editor.isDestroyed) return
    // What was typed meanwhile stays.
    if (emitLater.isPending()) return flush()
    lastEmitted.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])

  // A single tab stop with arrow keys within (WAI-ARIA pattern 'toolbar'); by default each control is a tab stop.
  const setTabStop = (toolbar: HTMLElement | null) => {
    const buttons = [...(toolbar?.querySelectorAll('button') ?? [])]
    const stop = buttons[current]?.disabled ? 0 : current
    for (const [n, button] of buttons.entries()) button.tabIndex = n === stop ? 0 : -1
  }
  function moveFocus(event: Pressed<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')]
    const at = buttons.findIndex((button) => button === event.target)
    if (step === undefined || at < 0) return
    event.preventDefault()
    buttons.at((at + step) % buttons.length)?.focus()
  }
  return (
    <div className={classes.field}>
      <span id={`${fieldId}-label`} className={classes.label}>
        {label}
        {required && (
          <span className={classes.asterisk} aria-hidden>
            {' '}
            *
          </span>
        )}
      </span>
      <Mantine editor={editor} labels={labels} className={classes.editor} data-error={error ? true : undefined}>
        <Mantine.Toolbar
          ref={setTabStop}
          role="toolbar"
          aria-label={`Format ${label}`}
          className={`row ${classes.toolbar}`}
          onKeyDown={moveFocus}
        >
          {controls.map(([name, Control], n) => (
            <Control key={name} onFocus={() => setCurrent(n)} />
          ))}
        </Mantine.Toolbar>
        <Mantine.Content className={classes.content} />
      </Mantine>
      <EditorNotes editor={editor} id={`${fieldId}-count`} value={value} dropped={dropped} limit={limit} />
      {error && (
        <p id={`${fieldId}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}

type NotesProps = {
  editor: Editor
  /** The id of the character count. */
  id: string
  value: string
  /** What was not pasted, and why. */
  dropped: string
  limit: number
}

/**
 * Below an editor: its text length, what a paste omitted, and an offer to turn lines like '- poin' into lists. The whole
 * text is read for them, which is not done at each key of a long one.
 */
const EditorNotes = memo(function EditorNotes({ editor, id, value, dropped, limit }: NotesProps) {
  const length = textLength(value)
  return (
    <div className={`row caption ${classes.notes}`}>
      <p role="status">{dropped}</p>
      {hasBulletLines(value) && (
        <p>
          Ada baris yang diawali tanda seperti '-'.{' '}
          <button
            type="button"
            className="link-button"
            onClick={() => {
              // A separate undo step, even right after a paste.
              editor.view.dispatch(closeHistory(editor.state.tr))
              editor.chain().setContent(bulletLinesToLists(value), { emitUpdate: true }).focus('end').run()
            }}
          >
            Jadikan daftar
          </button>
        </p>
      )}
      <p id={id} className={`push-end dimmed ${classes.count}`} data-over={length > limit || undefined}>
        {numberText(length)}/{numberText(limit)} karakter
      </p>
    </div>
  )
})
