import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../e2e/support/mount'
import { SelectField } from './SelectField'

const OPTIONS = ['Bandung', 'Bogor', 'Jakarta'].map((text) => ({ id: text.toUpperCase(), text }))
function City({ start }: { start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <SelectField label="Kota" options={OPTIONS} value={value} onChange={setValue} />
      <button type="button">Berikutnya</button>
      <output>{value ?? 'kosong'}</output>
    </>
  )
}
const field = page.getByRole('combobox', { name: 'Kota' })

describe('SelectField', () => {
  test('lists what matches the typed text', async () => {
    await mount(<City />)
    await field.fill('bo')
    await expect.element(page.getByRole('option')).toHaveTextContent('Bogor')
  })
  test('chooses by arrow and Enter', async () => {
    await mount(<City />)
    await field.click()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(page.getByRole('status')).toHaveTextContent('BOGOR')
  })
  test('takes the only option that a typed text can mean when it is left', async () => {
    await mount(<City />)
    await field.fill('jak')
    await userEvent.tab()
    await expect.element(page.getByRole('status')).toHaveTextContent('JAKARTA')
  })
})
