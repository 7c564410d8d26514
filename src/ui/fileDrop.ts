/** Where a dropped file is taken: a file's label, or what is marked as its field. */
const FIELD = 'label, [data-file-field]'

const inputAt = (target: EventTarget | null) =>
  target instanceof Element
    ? target.closest(FIELD)?.querySelector<HTMLInputElement>('input[type=file]:not(:disabled)')
    : undefined

/**
 * A file dropped on its field is chosen by it. Beside a field nothing happens: the browser would leave the page for the
 * file, and with it what is typed.
 */
export function takeDroppedFiles(): void {
  const handle = (event: DragEvent) => {
    const { dataTransfer, target, type } = event
    if (!dataTransfer?.types.includes('Files') || event.defaultPrevented) return
    event.preventDefault()
    const input = inputAt(target)
    if (type === 'dragover') dataTransfer.dropEffect = input ? 'copy' : 'none'
    // Every field has one file.
    else if (input && dataTransfer.files.length === 1) {
      input.files = dataTransfer.files
      input.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  addEventListener('dragover', handle)
  addEventListener('drop', handle)
}
