import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../e2e/support/mount'
import { BusyButton } from '../BusyButton'
import { DayField } from './DayField'
import { MultiSelectField } from './MultiSelectField'
import { SelectField } from './SelectField'
import { SuggestField } from './SuggestField'
import type { ListOption } from './useOptionList'

const LABEL = 'Kota'
const CITIES = ['Bandung', 'Bogor', 'Jakarta'].map((text) => ({ id: text.toUpperCase(), text }))
const MANY = Array.from({ length: 20_000 }, (_, n) => ({ id: `K${n}`, text: `Kota ${n + 1}` }))

const field = page.getByRole('combobox', { name: LABEL })
const options = page.getByRole('option')
const value = page.getByRole('status')
const press = (keys: string) => userEvent.keyboard(keys)
const isInView = (element: Element | undefined) => {
  if (!element) return false
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight && element.closest('[role=listbox]') !== null
}

test('a hint is 12 px', async () => {
  await mount(<TextInput label={LABEL} description="Tempat tinggal sekarang" />)
  const hint = page.getByText('Tempat tinggal sekarang').element()
  expect(getComputedStyle(hint).fontSize).toBe('12px')
})

function City({ all = CITIES }: { all?: readonly ListOption[] }) {
  const [city, setCity] = useState<string>()
  return (
    <>
      <SelectField label={LABEL} options={all} value={city} onChange={setCity} />
      <output>{city ?? 'kosong'}</output>
    </>
  )
}
describe('a SelectField', () => {
  test('lists what matches the typed text', async () => {
    await mount(<City />)
    await field.fill('bo')
    await expect.element(options).toHaveTextContent('Bogor')
  })
  test('takes the highlighted option on Enter', async () => {
    await mount(<City />)
    await field.click()
    await press('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(value).toHaveTextContent('BOGOR')
  })
  test('takes the only option that a typed text can mean when it is left', async () => {
    await mount(<City />)
    await field.fill('jak')
    await userEvent.tab()
    await expect.element(value).toHaveTextContent('JAKARTA')
  })
  test('keeps the value and says so when a typed text can mean several options', async () => {
    await mount(<City />)
    await field.fill('b')
    await userEvent.tab()
    await expect.element(value).toHaveTextContent('kosong')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription('"b" cocok dengan 2 pilihan; pilih salah satu')
  })
  test('closes its list on Escape and keeps the focus', async () => {
    await mount(<City />)
    await field.click()
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await press('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
  })
  test('renders a few of 20,000 options', async () => {
    await mount(<City all={MANY} />)
    await field.click()
    await expect.element(options.first()).toHaveAttribute('aria-setsize', '20000')
    expect(options.elements().length).toBeLessThanOrEqual(30)
  })
  test('goes to the last of 20,000 options with the upward arrow, and in view', async () => {
    await mount(<City all={MANY} />)
    await field.click()
    await expect.element(options.first()).toBeVisible()
    await press('{ArrowDown}{ArrowUp}')
    await expect.element(options.last()).toHaveAttribute('aria-posinset', '20000')
    await expect.poll(() => isInView(options.elements().at(-1))).toBe(true)
  })
})

function Languages() {
  const [languages, setLanguages] = useState<readonly string[]>(['INGGRIS', 'JAWA', 'BALI'])
  const all = ['Inggris', 'Jawa', 'Bali', 'Sunda'].map((text) => ({ id: text.toUpperCase(), text }))
  return (
    <>
      <MultiSelectField label={LABEL} options={all} value={languages} onChange={(ids) => setLanguages(ids ?? [])} />
      <output>{languages.join(' ')}</output>
    </>
  )
}
describe('a MultiSelectField', () => {
  test('removes a value by its button', async () => {
    await mount(<Languages />)
    await page.getByRole('button', { name: 'Hapus Jawa' }).click()
    await expect.element(value).toHaveTextContent('INGGRIS BALI')
  })
  test('removes the last value by Backspace', async () => {
    await mount(<Languages />)
    await field.click()
    await press('{Backspace}')
    await expect.element(value).toHaveTextContent('INGGRIS JAWA')
  })
  test('adds an option and stays open for another one', async () => {
    await mount(<Languages />)
    await field.fill('sun')
    await press('{Enter}')
    await expect.element(value).toHaveTextContent('INGGRIS JAWA BALI SUNDA')
    await expect.element(page.getByRole('listbox')).toBeVisible()
  })
})

function Skill() {
  const [skill, setSkill] = useState('')
  return (
    <>
      <SuggestField label={LABEL} options={CITIES} value={skill} onChange={setSkill} />
      <output>{skill}</output>
    </>
  )
}
describe('a SuggestField', () => {
  test('keeps free text on Enter', async () => {
    await mount(<Skill />)
    await field.fill('ban')
    await expect.element(options).toHaveTextContent('Bandung')
    await press('{Enter}')
    await expect.element(value).toHaveTextContent(/^ban$/)
  })
  test('takes a suggestion by arrow and Enter', async () => {
    await mount(<Skill />)
    await field.fill('ban')
    await press('{ArrowDown}{Enter}')
    await expect.element(value).toHaveTextContent('Bandung')
  })
})

function Birthday() {
  const [day, setDay] = useState<string>()
  return (
    <>
      <DayField label="Tanggal lahir" value={day} onChange={setDay} />
      <output>{day ?? 'kosong'}</output>
    </>
  )
}
describe('a DayField', () => {
  const day = page.getByRole('textbox', { name: 'Tanggal lahir' })
  const opener = page.getByRole('button', { name: 'Buka kalender Tanggal lahir' })
  const calendar = page.getByRole('dialog', { name: 'Kalender Tanggal lahir' })

  test('reads a day without leading zeros and completes it when it is left', async () => {
    await mount(<Birthday />)
    await day.fill('1/3/1997')
    await userEvent.tab()
    await expect.element(day).toHaveValue('01/03/1997')
    await expect.element(value).toHaveTextContent('01031997')
  })
  test('takes a day from its calendar, which opens at the typed one, in Indonesian', async () => {
    await mount(<Birthday />)
    await day.fill('1/3/1997')
    await opener.click()
    await expect
      .element(calendar.getByRole('button', { name: '1 Maret 1997', exact: true }))
      .toHaveAttribute('data-selected')
    await calendar.getByRole('button', { name: 'Bulan sebelumnya' }).click()
    await calendar.getByRole('button', { name: '14 Februari 1997' }).click()
    await expect.element(calendar).not.toBeInTheDocument()
    await expect.element(day).toHaveValue('14/02/1997')
  })
  test('gives the focus to its calendar, and takes it back on Escape', async () => {
    await mount(<Birthday />)
    await opener.click()
    await expect.poll(() => calendar.element().contains(document.activeElement)).toBe(true)
    await press('{Escape}')
    await expect.element(calendar).not.toBeInTheDocument()
    await expect.element(day).toHaveFocus()
  })
})

function Save({ save }: { save: () => void }) {
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <BusyButton
        isBusy={isBusy}
        onClick={() => {
          save()
          setBusy(true)
        }}
      >
        Simpan
      </BusyButton>
      <button type="button" onClick={() => setBusy(false)}>
        Selesai
      </button>
    </>
  )
}
describe('a BusyButton', () => {
  const button = page.getByRole('button', { name: 'Simpan' })
  test('keeps the focus and its width while it is busy', async () => {
    await mount(<Save save={() => {}} />)
    const { width } = button.element().getBoundingClientRect()
    await button.click()
    await expect.element(button).toHaveAttribute('aria-busy', 'true')
    await expect.element(button).toHaveFocus()
    expect(button.element().getBoundingClientRect().width).toBe(width)
  })
  test('ignores presses while it is busy', async () => {
    let saved = 0
    await mount(<Save save={() => (saved += 1)} />)
    await button.click()
    await press('{Enter} ')
    expect(saved).toBe(1)
  })
})
