import { IconEye } from '@tabler/icons-react'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../e2e/support/mount'
import { columnHelper } from './columns'
import { DataTable } from './DataTable'
import { Pager } from './Pager'
import { type RowButton, widthOfButtons } from './rowAction'
import { useGridTable } from './useGridTable'

type Person = { id: string } & Record<`fact${number}`, string>
const FACTS = 20
const person = (n: number): Person =>
  Object.fromEntries([
    ['id', `Orang ${n}`],
    ...Array.from({ length: FACTS }, (_, fact) => [`fact${fact}`, `${n}.${fact}`]),
  ]) as Person
const column = columnHelper<Person>()
const columns = [
  column('id', { header: 'Nama depan', size: 160 }),
  column('fact0', { header: 'Nama belakang', size: 160, meta: { isFrozen: true } }),
  ...Array.from({ length: FACTS - 1 }, (_, n) => column(`fact${n + 1}`, { header: `Fakta ${n + 1}`, size: 160 })),
]
const view = vi.fn()
const buttons: RowButton<Person>[] = [{ label: 'Lihat profil', icon: IconEye, run: view }]

type Shown = { userId?: string; size?: number; shown?: typeof columns; opensRow?: true }
/** A table of 30 people, as a list of the console has it. */
function People({ userId = 'USR-BUDI', size = 10, shown = columns, opensRow }: Shown) {
  const rowButtons = buttons.map((one) => (opensRow ? { ...one, opensRow } : one))
  const [open, setOpen] = useState({ page: 1, size })
  const from = (open.page - 1) * open.size
  const rows = Array.from({ length: Math.min(open.size, 30 - from) }, (_, n) => person(from + n + 1))
  const table = useGridTable({
    id: 'people',
    userId,
    columns: shown,
    rows,
    rowId: ({ id }) => id,
    buttons: { title: 'Aksi', width: widthOfButtons(buttons) },
    ...open,
    total: 30,
    onPage: (number, length) => setOpen({ page: number, size: length }),
  })
  return (
    <main style={{ height: 500, width: 1000 }}>
      <DataTable
        table={table}
        label="Orang"
        rows={rows}
        rowName={({ id }) => id}
        buttons={rowButtons}
        canChoose
        isBusy={false}
        skeletonRows={10}
        view={String(open.page)}
        height={400}
        heading={null}
      />
      <Pager label="Halaman hasil" table={table} sizes={[10, 20]} />
    </main>
  )
}
const region = page.getByRole('region', { name: 'Orang, dapat digulir' })
const heads = page.getByRole('columnheader')
const names = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((one) => one.textContent)
const box = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

beforeEach(() => {
  localStorage.clear()
  view.mockReset()
})

describe('by keyboard', () => {
  const rowIndex = () => document.activeElement?.closest('tr')?.rowIndex
  beforeEach(async () => {
    await mount(<People />)
    region.element().focus()
    await userEvent.keyboard('{Tab}')
  })
  test.each([
    ['ArrowUp', 1],
    ['ArrowDown', 2],
    ['End', 10],
    ['End}{ArrowDown', 10],
    ['End}{Home', 1],
    ['ArrowDown}{ArrowDown}{ArrowUp', 2],
  ])('{%s} goes from the first row to row %i', async (keys, row) => {
    expect(rowIndex()).toBe(1)
    await userEvent.keyboard(`{${keys}}`)
    expect(rowIndex()).toBe(row)
  })
  test('Tab goes from a row to its button', async () => {
    await userEvent.keyboard('{ArrowDown}{Tab}')
    await expect.element(page.getByRole('button', { name: 'Lihat profil Orang 2' })).toHaveFocus()
  })
  test('the arrow to the right scrolls the focused table', async () => {
    region.element().focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(0)
  })
})

test('header, names and buttons stay in view while the rest scrolls beneath them', async () => {
  await mount(<People size={20} />)
  const [corner, last, third] = heads.elements()
  const action = heads.elements().at(-1)!
  const name = page.getByRole('rowheader').elements()[0]!
  const before = [corner!, action, last!].map(box)
  const [nameBefore, thirdBefore] = [box(name), box(third!)]
  region.element().scrollTo(700, 200)
  await expect.poll(() => box(name).y).toBe(nameBefore.y - 200)
  expect([corner!, action, last!].map(box)).toEqual(before)
  expect(box(name).x).toBe(nameBefore.x)
  expect(box(third!).x).toBe(thirdBefore.x - 700)
  const { x, y, width, height } = box(corner!)
  expect(document.elementFromPoint(x + width / 2, y + height / 2)?.closest('th')).toBe(corner)
})

describe('the choice of columns', () => {
  const checkbox = page.getByRole('checkbox', { name: 'Fakta 2', exact: true })
  const hideSecond = async () => {
    const { unmount } = await mount(<People />)
    await page.getByRole('button', { name: /^Kolom/ }).click()
    await checkbox.click()
    return unmount
  }
  const second = page.getByRole('columnheader', { name: 'Fakta 2', exact: true })
  test('hides one, says so, and returns the focus', async () => {
    await mount(<People />)
    await page.getByRole('button', { name: /^Kolom/ }).click()
    // All but the first column and the buttons.
    await expect.poll(() => page.getByRole('checkbox').elements().length).toBe(FACTS)
    await checkbox.click()
    await expect.element(second).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Kolom (1 tersembunyi)' })).toHaveFocus()
  })
  test('is kept for the user', async () => {
    const unmount = await hideSecond()
    await unmount()
    await mount(<People />)
    await expect.element(second).not.toBeInTheDocument()
  })
  test('is not that of another user', async () => {
    const unmount = await hideSecond()
    await unmount()
    await mount(<People userId="USR-SITI" />)
    await expect.element(second).toBeInTheDocument()
  })
  test('is taken back at once', async () => {
    await hideSecond()
    await page.getByRole('button', { name: 'Tampilkan semua' }).click()
    await expect.element(second).toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Kolom', exact: true })).toBeInTheDocument()
  })
  test('is all columns where what is stored is none', async () => {
    localStorage.setItem('klob:setting:columns:USR-BUDI:people', '{"fact2":false,"gone":"x"}')
    await mount(<People />)
    await expect.element(second).toBeInTheDocument()
  })
})

describe('the pager', () => {
  test('opens the next page at its first row', async () => {
    await mount(<People />)
    region.element().scrollTo(0, 100)
    await page.getByRole('button', { name: 'Halaman berikutnya' }).click()
    await expect.element(page.getByText('11–20 dari 30')).toBeVisible()
    expect(names()[0]).toBe('Orang 11')
    expect(region.element().scrollTop).toBe(0)
  })
  test('starts another size at the first page', async () => {
    await mount(<People />)
    await page.getByRole('button', { name: 'Halaman terakhir' }).click()
    await page.getByLabelText('Baris per halaman').selectOptions('20')
    await expect.element(page.getByText('1–20 dari 30')).toBeVisible()
    expect(names()).toHaveLength(20)
  })
  test('keeps the focus at its last page', async () => {
    await mount(<People />)
    const last = page.getByRole('button', { name: 'Halaman terakhir' })
    await last.click()
    await expect.element(last).toHaveFocus()
    await expect.element(last).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('a click on a row', () => {
  const opened: string[] = []
  const newTab = vi.spyOn(window, 'open')
  const linked = [
    column('id', {
      header: 'Nama depan',
      size: 160,
      cell: ({ id }) => (
        <a
          href="#orang"
          data-row-link
          onClick={(event) => {
            event.preventDefault()
            opened.push(id)
          }}
        >
          {id}
        </a>
      ),
    }),
    ...columns.slice(1),
  ]
  const cell = page.getByRole('cell', { name: '2.3', exact: true })
  beforeEach(() => {
    opened.length = 0
    newTab.mockReset().mockReturnValue(null)
    // Shift would select the text from an earlier click to this one.
    getSelection()?.removeAllRanges()
  })
  test('opens its link', async () => {
    await mount(<People shown={linked} />)
    await cell.click()
    expect(opened).toEqual(['Orang 2'])
  })
  test.each(['Control', 'Shift', 'Meta'] as const)('with %s opens its link in a new tab', async (key) => {
    await mount(<People shown={linked} />)
    await cell.click({ modifiers: [key] })
    expect(newTab.mock.calls).toEqual([[`${location.href.split('#')[0]}#orang`, '_blank', 'noopener']])
    expect(opened).toEqual([])
  })
  test('by the middle button opens nothing, and the list stays', async () => {
    await mount(<People shown={linked} />)
    await cell.click({ button: 'middle' })
    expect([opened, newTab.mock.calls]).toEqual([[], []])
  })
  test.each([[[]], [['Control']], [['Shift']]] as const)('without a link does nothing with %j', async (modifiers) => {
    await mount(<People />)
    await cell.click({ modifiers: [...modifiers] })
    expect([view.mock.calls, newTab.mock.calls]).toEqual([[], []])
  })
})

describe('a click on a row without a link, with a button that opens it', () => {
  const cell = page.getByRole('cell', { name: '2.3', exact: true })
  test('presses that button', async () => {
    await mount(<People opensRow />)
    await cell.click()
    expect(view.mock.calls).toEqual([[expect.objectContaining({ id: 'Orang 2' })]])
  })
  test.each(['Control', 'Shift', 'Meta'] as const)('with %s does nothing', async (key) => {
    await mount(<People opensRow />)
    await cell.click({ modifiers: [key] })
    expect(view).not.toHaveBeenCalled()
  })
})

test('a button is pressed once on a double click', async () => {
  await mount(<People />)
  await page.getByRole('button', { name: 'Lihat profil Orang 1', exact: true }).dblClick()
  expect(view).toHaveBeenCalledTimes(1)
})
