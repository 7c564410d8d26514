import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../e2e/support/mount'
import { SelectField } from '../fields/SelectField'
import { ActionMenu } from './ActionMenu'
import { Dialog } from './Dialog'
import { DialogWindow } from './DialogWindow'
import { Popup } from './Popup'

const press = (keys: string) => userEvent.keyboard(keys)
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })

function Opener() {
  const [isOpen, setOpen] = useState(false)
  const [isSecond, setSecond] = useState(false)
  const [city, setCity] = useState<string>()
  return (
    <main id="content" tabIndex={-1}>
      <button type="button" onClick={() => setOpen(true)}>
        Buka
      </button>
      {isOpen && (
        <Dialog opened onClose={() => setOpen(false)} title="Pertama" closeButtonProps={{ 'aria-label': 'Tutup' }}>
          <SelectField label="Kota" options={[{ id: 'BDG', text: 'Bandung' }]} value={city} onChange={setCity} />
          <button type="button" onClick={() => setSecond(true)}>
            Buka lagi
          </button>
        </Dialog>
      )}
      {isSecond && <Dialog opened onClose={() => setSecond(false)} title="Kedua" />}
    </main>
  )
}
test('a question that names a thousand people draws a hundred and unfolds the others', async () => {
  const items = Array.from({ length: 400 }, (_, n) => ({ text: `Pelamar ${n + 1}` }))
  const request = { id: '1', title: 'Pindahkan?', message: '', items, yes: 'Pindahkan', settle: () => {} }
  await mount(<DialogWindow request={request} loading={undefined} onClose={() => {}} />)
  await expect.element(dialog('Pindahkan?')).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(101)
  await button('300 lainnya').click()
  expect(page.getByRole('listitem').elements()).toHaveLength(301)
  await expect.element(page.getByRole('list', { name: 'Pindahkan?' })).toHaveFocus()
})
describe('a Dialog', () => {
  test('closes on Escape and returns the focus', async () => {
    await mount(<Opener />)
    await button('Buka').click()
    await expect.element(dialog('Pertama')).toBeVisible()
    await press('{Escape}')
    await expect.element(dialog('Pertama')).not.toBeInTheDocument()
    await expect.element(button('Buka')).toHaveFocus()
  })
  test('keeps Tab within it', async () => {
    await mount(<Opener />)
    await button('Buka').click()
    await expect.element(dialog('Pertama')).toBeVisible()
    for (let n = 0; n < 6; n += 1) {
      await userEvent.tab()
      expect(dialog('Pertama').element().contains(document.activeElement)).toBe(true)
    }
  })
  test('leaves Escape to the dialog above it', async () => {
    await mount(<Opener />)
    await button('Buka').click()
    await button('Buka lagi').click()
    await expect.element(dialog('Kedua')).toBeVisible()
    await press('{Escape}')
    await expect.element(dialog('Kedua')).not.toBeInTheDocument()
    await expect.element(dialog('Pertama')).toBeVisible()
  })
  test('leaves Escape to an open list in it', async () => {
    await mount(<Opener />)
    await button('Buka').click()
    await page.getByRole('combobox', { name: 'Kota' }).click()
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await press('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(dialog('Pertama')).toBeVisible()
  })
})

type Run = (entry: string) => void
function Menu({ run, style }: { run: Run; style?: React.CSSProperties }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <button type="button" ref={setAnchor} style={style} onClick={() => setOpen((was) => !was)}>
        Lainnya
      </button>
      <button type="button">Di luar</button>
      {isOpen && (
        <ActionMenu
          anchor={anchor}
          label="Tindakan"
          onClose={() => setOpen(false)}
          entries={[
            { label: 'Ubah', run: () => run('ubah') },
            { label: 'Hapus', isOff: true, note: 'Hak Hapus diperlukan', run: () => run('alasan') },
          ]}
        />
      )}
    </main>
  )
}
describe('an ActionMenu', () => {
  const none = () => {}
  test('runs an entry once, closes, and gives the focus to its button', async () => {
    const ran: string[] = []
    await mount(<Menu run={(entry) => ran.push(entry)} />)
    await button('Lainnya').click()
    await page.getByText('Ubah').click()
    expect(ran).toEqual(['ubah'])
    await expect.element(page.getByText('Ubah')).not.toBeInTheDocument()
    await expect.element(button('Lainnya')).toHaveFocus()
  })
  test('lets a disabled entry explain itself', async () => {
    const ran: string[] = []
    await mount(<Menu run={(entry) => ran.push(entry)} />)
    await button('Lainnya').click()
    await expect.element(page.getByText('Hak Hapus diperlukan')).toBeVisible()
    // It is only described as disabled, and can be pressed.
    await page.getByText('Hapus', { exact: true }).click({ force: true })
    expect(ran).toEqual(['alasan'])
  })
  test('goes through its entries by arrows, the disabled one, too', async () => {
    await mount(<Menu run={none} />)
    await button('Lainnya').click()
    const entry = (name: string) => page.getByRole('menu', { name: 'Tindakan' }).getByRole('menuitem', { name })
    await expect.element(entry('Ubah')).toHaveFocus()
    await press('{ArrowDown}')
    await expect.element(entry('Hapus')).toHaveFocus()
    await press('{ArrowDown}')
    await expect.element(entry('Ubah')).toHaveFocus()
  })
  test('closes on Escape and gives the focus to its button', async () => {
    await mount(<Menu run={none} />)
    await button('Lainnya').click()
    await expect.element(page.getByText('Ubah')).toBeVisible()
    await press('{Escape}')
    await expect.element(page.getByText('Ubah')).not.toBeInTheDocument()
    await expect.element(button('Lainnya')).toHaveFocus()
  })
  test('closes on a press outside', async () => {
    await mount(<Menu run={none} />)
    await button('Lainnya').click()
    await expect.element(page.getByText('Ubah')).toBeVisible()
    await button('Di luar').click()
    await expect.element(page.getByText('Ubah')).not.toBeInTheDocument()
  })
  test('closes when its button is pressed again', async () => {
    await mount(<Menu run={none} />)
    await button('Lainnya').click()
    await expect.element(page.getByText('Ubah')).toBeVisible()
    await button('Lainnya').click()
    await expect.element(page.getByText('Ubah')).not.toBeInTheDocument()
  })
  test('opens upwards at the lower edge of the window', async () => {
    await mount(<Menu run={none} style={{ position: 'fixed', bottom: 8, right: 8 }} />)
    await button('Lainnya').click()
    await expect
      .poll(() => page.getByText('Hapus', { exact: true }).element().getBoundingClientRect().bottom)
      .toBeLessThan(button('Lainnya').element().getBoundingClientRect().top)
  })
})

function Columns({ style }: { style?: React.CSSProperties }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button type="button" style={style} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Kolom
      </button>
      {anchor && (
        <Popup anchor={anchor} onClose={() => setAnchor(null)} dialogLabel="Kolom yang ditampilkan">
          <button type="button" style={{ width: 300 }}>
            Tampilkan semua
          </button>
        </Popup>
      )}
    </>
  )
}
describe('a Popup', () => {
  const popup = dialog('Kolom yang ditampilkan')
  const edges = (element: Element) => element.getBoundingClientRect()
  async function open(node: React.ReactElement) {
    await mount(node)
    await button('Kolom').click()
    await expect.element(popup.getByRole('button')).toHaveFocus()
  }
  test('starts at the left edge of a button in the left half', async () => {
    await open(<Columns style={{ position: 'fixed', left: 40 }} />)
    expect(edges(popup.element()).left).toBeCloseTo(edges(button('Kolom').element()).left, 0)
  })
  test('ends at the right edge of a button in the right half', async () => {
    await open(<Columns style={{ position: 'fixed', right: 40 }} />)
    expect(edges(popup.element()).right).toBeCloseTo(edges(button('Kolom').element()).right, 0)
  })
  test('stays within its dialog', async () => {
    await open(
      <Dialog opened onClose={() => {}} title="Riwayat" size={340}>
        <Columns style={{ marginLeft: 60 }} />
      </Dialog>,
    )
    const frame = edges(dialog('Riwayat').element())
    await expect.poll(() => edges(popup.element()).right).toBeLessThanOrEqual(frame.right)
    expect(edges(popup.element()).left).toBeGreaterThanOrEqual(frame.left)
  })
  test('leaves its dialog open on Escape, and returns the focus', async () => {
    await open(
      <Dialog opened onClose={() => {}} title="Riwayat">
        <Columns />
      </Dialog>,
    )
    await press('{Escape}')
    await expect.element(popup).not.toBeInTheDocument()
    await expect.element(dialog('Riwayat')).toBeVisible()
    await expect.element(button('Kolom')).toHaveFocus()
  })
})
