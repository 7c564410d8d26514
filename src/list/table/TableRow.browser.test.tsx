import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../../../e2e/support/mount'
import { column, columns, People, view } from '../../../e2e/support/peopleTable'

beforeEach(() => {
  localStorage.clear()
  view.mockReset()
})

test('a row of people is named by the whole name', async () => {
  await mount(
    <People shown={[column('id', { header: 'Nama', size: 160, meta: { isPerson: true } }), ...columns.slice(1)]} />,
  )
  await expect.element(page.getByRole('row', { name: 'Orang 3', exact: true })).toBeInTheDocument()
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
