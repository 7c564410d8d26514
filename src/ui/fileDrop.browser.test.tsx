import { beforeAll, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { takeDroppedFiles } from './fileDrop'

beforeAll(takeDroppedFiles)

/** Drags files onto an element; returns whether the browser would have opened them itself. */
function dropOn(element: Element, ...names: string[]): boolean {
  const dataTransfer = new DataTransfer()
  for (const name of names) dataTransfer.items.add(new File(['isi'], name))
  const init = { bubbles: true, cancelable: true, dataTransfer }
  element.dispatchEvent(new DragEvent('dragover', init))
  return element.dispatchEvent(new DragEvent('drop', init))
}

async function renderField(disabled = false) {
  const choose = vi.fn<(name: string | undefined) => void>()
  const screen = await render(
    <>
      <div data-file-field>
        <label>
          Pilih berkas
          <input type="file" disabled={disabled} onChange={({ target }) => choose(target.files?.[0]?.name)} />
        </label>
        <span>Belum ada berkas</span>
      </div>
      <p>Di samping</p>
    </>,
  )
  return { choose, at: (text: string) => screen.getByText(text).element() }
}

test('a file dropped on its field is chosen', async () => {
  const { choose, at } = await renderField()
  expect(dropOn(at('Belum ada berkas'), 'cv.pdf')).toBe(false)
  expect(choose).toHaveBeenCalledExactlyOnceWith('cv.pdf')
})

test('a file dropped beside its field changes nothing', async () => {
  const { choose, at } = await renderField()
  expect(dropOn(at('Di samping'), 'cv.pdf')).toBe(false)
  expect(choose).not.toHaveBeenCalled()
})

test('two files dropped on a field of one are not chosen', async () => {
  const { choose, at } = await renderField()
  expect(dropOn(at('Belum ada berkas'), 'cv.pdf', 'surat.pdf')).toBe(false)
  expect(choose).not.toHaveBeenCalled()
})

test('a disabled field takes no file', async () => {
  const { choose, at } = await renderField(true)
  expect(dropOn(at('Pilih berkas'), 'cv.pdf')).toBe(false)
  expect(choose).not.toHaveBeenCalled()
})

test('dragged text is left to its field', async () => {
  const { at } = await renderField()
  const dataTransfer = new DataTransfer()
  dataTransfer.setData('text/plain', 'kata')
  expect(at('Di samping').dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))).toBe(
    true,
  )
})
