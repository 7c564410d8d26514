import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../e2e/support/mount'
import { FACTS, People, view } from '../../../e2e/support/peopleTable'

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
    await mount(<People owner={{ userId: 'USR-SITI', corporateId: 'COR0001' }} />)
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

describe('the order of columns', () => {
  const press = async (name: string) => {
    await page.getByRole('button', { name: /^Kolom/ }).click()
    await page.getByRole('button', { name, exact: true }).click()
  }
  const titles = () => heads.elements().map((head) => head.textContent)
  const third = () => titles()[2]
  test('brings a column to the front, beside those that stay in view', async () => {
    await mount(<People />)
    await press('Pindahkan Fakta 9 ke paling depan')
    await expect.poll(third).toBe('Fakta 9')
    expect(titles().slice(0, 2)).toEqual(['Nama depan', 'Nama belakang'])
  })
  test('moves a column by one, and keeps the focus on the button', async () => {
    await mount(<People />)
    await press('Pindahkan Fakta 1 ke belakang')
    await expect.poll(third).toBe('Fakta 2')
    await expect.element(page.getByRole('button', { name: 'Pindahkan Fakta 1 ke belakang' })).toHaveFocus()
    await expect.element(page.getByText('Fakta 1: kolom ke-2 dari 19')).toBeInTheDocument()
  })
  test('is kept for the user at this corporate', async () => {
    const { unmount } = await mount(<People />)
    await press('Pindahkan Fakta 9 ke paling depan')
    await unmount()
    const other = await mount(<People owner={{ userId: 'USR-BUDI', corporateId: 'COR0002' }} />)
    await expect.poll(third).toBe('Fakta 1')
    await other.unmount()
    await mount(<People />)
    await expect.poll(third).toBe('Fakta 9')
  })
  test('is that of the list again at a press', async () => {
    await mount(<People />)
    await press('Pindahkan Fakta 9 ke paling depan')
    await page.getByRole('button', { name: 'Urutan awal' }).click()
    await expect.poll(third).toBe('Fakta 1')
  })
})

test('columns hidden for all corporates by an earlier build stay hidden', async () => {
  localStorage.setItem('klob:setting:columns:USR-BUDI:people', '{"fact2":false}')
  await mount(<People />)
  await expect.element(page.getByRole('columnheader', { name: 'Fakta 2', exact: true })).not.toBeInTheDocument()
})

test('the columns are scrolled as they were when the list was left', async () => {
  const { unmount } = await mount(<People />)
  region.element().scrollTo(700, 0)
  await unmount()
  await mount(<People />)
  await expect.poll(() => region.element().scrollLeft).toBe(700)
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

test('a button is pressed once on a double click', async () => {
  await mount(<People />)
  await page.getByRole('button', { name: 'Lihat profil Orang 1', exact: true }).dblClick()
  expect(view).toHaveBeenCalledTimes(1)
})
