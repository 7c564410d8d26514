import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../../../e2e/support/mount'
import { ContactField } from './ContactField'
import { DayField } from './DayField'
import { MinuteField } from './MinuteField'
import { MultiSelectField } from './MultiSelectField'
import { NumberField } from './PlainField'
import { SelectField } from './SelectField'

const value = page.getByRole('status')
const press = (keys: string) => userEvent.keyboard(keys)

describe('a typed value', () => {
  function Fields() {
    const [values, setValues] = useState({ month: '', email: '', phone: '', moment: '' })
    const change = (name: keyof typeof values) => (text: string | undefined) =>
      setValues((was) => ({ ...was, [name]: text ?? '' }))
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <DayField allowsMonth label="Mulai" value={values.month} onChange={change('month')} />
        <ContactField kind="email" label="Email" value={values.email} onChange={change('email')} />
        <ContactField kind="tel" label="Telepon" value={values.phone} onChange={change('phone')} />
        <MinuteField label="Sejak" defaultTime="00:00" value={values.moment} onChange={change('moment')} />
        <output>{JSON.stringify(values)}</output>
      </form>
    )
  }
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
  test.each([
    ['Mulai', 'Agt 2008', '01/08/2008'],
    ['Mulai', '17 Agustus 1990', '17/08/1990'],
    ['Email', 'Budi <budi@klob.id>', 'budi@klob.id'],
    ['Telepon', '(021) 555.12–34', '021 555-12-34'],
    ['Jam, Sejak', '8', '08:00'],
  ])('of %s is rewritten when the field is left: %s', async (name, typed, read) => {
    await mount(<Fields />)
    await textbox(name).fill(typed)
    await expect.element(textbox(name)).toHaveValue(typed)
    await userEvent.tab()
    await expect.element(textbox(name)).toHaveValue(read)
  })
  test('is rewritten by Enter, which submits it', async () => {
    await mount(<Fields />)
    await textbox('Email').fill('mailto:budi@klob.id')
    await press('{Enter}')
    await expect.element(value).toHaveTextContent('"email":"budi@klob.id"')
  })
  test('that is a month tells which day was assumed, until a day is typed', async () => {
    await mount(<Fields />)
    await textbox('Mulai').fill('Agt 2008')
    await expect.element(textbox('Mulai')).toHaveAccessibleDescription('Tanpa tanggal, jadi dipakai tanggal 1')
    await textbox('Mulai').fill('17/8/2008')
    await expect.element(textbox('Mulai')).not.toHaveAccessibleDescription()
  })
  test('that is no time stays with its error, and is no value', async () => {
    await mount(<Fields />)
    await textbox('Sejak').fill('1/3/2026')
    await textbox('Jam, Sejak').fill('25:00')
    await userEvent.tab()
    await expect.element(textbox('Jam, Sejak')).toHaveValue('25:00')
    await expect.element(textbox('Jam, Sejak')).toHaveAccessibleDescription('Format JJ:MM')
    await expect.element(value).toHaveTextContent('"moment":"01032026----"')
  })
})

describe('a number field', () => {
  function Salary() {
    const [salary, setSalary] = useState<number | string>()
    return (
      <>
        <NumberField label="Gaji" value={salary} onChange={setSalary} />
        <output>{JSON.stringify(salary)}</output>
      </>
    )
  }
  const field = page.getByRole('textbox', { name: 'Gaji' })
  test.each([
    ['15,000', '15.000', '15000'],
    ['1,000', '1.000', '1000'],
    ['Rp 12.500.000', '12.500.000', '12500000'],
    ['12.500.000,-', '12.500.000', '12500000'],
    ['12,5 juta', '12.500.000', '12500000'],
    // Not read as a whole number: the form refuses the text.
    ['12,5', '12,5', '"12,5"'],
    ['15.00', '15.00', '"15.00"'],
  ])('reads %j as %s when it is left', async (typed, shown, meant) => {
    await mount(<Salary />)
    await field.fill(typed)
    await userEvent.tab()
    await expect.element(field).toHaveValue(shown)
    await expect.element(value).toHaveTextContent(new RegExp(`^${meant.replace('.', '\\.')}$`))
  })
})

describe('a name with no-break spaces and runs of blanks', () => {
  const CLERK = 'Staf\u00a0Administrasi  Gudang'
  function Position() {
    const [position, setPosition] = useState<string>()
    return (
      <>
        <SelectField
          label="Posisi"
          options={[
            { id: 'CLERK', text: CLERK },
            { id: 'CHIEF', text: 'Kepala Gudang' },
          ]}
          value={position}
          onChange={setPosition}
        />
        <output>{position}</output>
      </>
    )
  }
  test.each(['staf administrasi gudang', 'Staf \u00a0administrasi', CLERK])(
    'is found among options by %j',
    async (typed) => {
      await mount(<Position />)
      await page.getByRole('combobox', { name: 'Posisi' }).fill(typed)
      await userEvent.tab()
      await expect.element(value).toHaveTextContent('CLERK')
    },
  )
})

describe('a list of keywords', () => {
  function Keywords() {
    const [keywords, setKeywords] = useState<readonly string[]>(['audit'])
    return (
      <>
        <MultiSelectField
          allowsCustomValues
          label="Kata kunci"
          options={[]}
          value={keywords}
          onChange={(ids) => setKeywords(ids ?? [])}
        />
        <output>{keywords.join('|')}</output>
      </>
    )
  }
  const box = page.getByRole('combobox', { name: 'Kata kunci' })
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
  test.each(['kas\r\npajak\r\naudit', 'kas\tpajak', 'kas; pajak;', '\u200bkas,\u00a0pajak'])(
    'takes each of %j when it is pasted',
    async (text) => {
      await mount(<Keywords />)
      paste(text)
      await expect.element(value).toHaveTextContent(/^audit\|kas\|pajak$/)
    },
  )
  test('takes each of a typed list on Enter', async () => {
    await mount(<Keywords />)
    await box.fill('kas, pajak dan bea')
    await press('{Enter}')
    await expect.element(value).toHaveTextContent(/^audit\|kas\|pajak dan bea$/)
  })
})

function City() {
  const [city, setCity] = useState<string>()
  const options = ['Bandung', 'Bogor'].map((text) => ({ id: text.toUpperCase(), text }))
  return (
    <>
      <SelectField label="Kota" options={options} value={city} onChange={setCity} />
      <output>{city ?? 'kosong'}</output>
    </>
  )
}
describe('an input method', () => {
  const compose = (target: Element, init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init })
    target.dispatchEvent(event)
    return event.defaultPrevented
  }
  const field = page.getByRole('combobox', { name: 'Kota' })
  test.each([
    ['composes', { isComposing: true }],
    ['ends its composition in Safari', { keyCode: 229 }],
  ])('chooses no option with the Enter by which it %s', async (_, init) => {
    await mount(<City />)
    await field.click()
    await press('{ArrowDown}{ArrowDown}')
    expect(compose(field.element(), init)).toBe(false)
    await expect.element(value).toHaveTextContent('kosong')
    expect(compose(field.element(), {})).toBe(true)
    await expect.element(value).toHaveTextContent('BOGOR')
  })
})

describe('a text to create an option from, which is refused,', () => {
  const create = vi.fn<(text: string) => Promise<string | undefined>>()
  function Field() {
    const [id, setId] = useState<string | undefined>('1')
    const options = [{ id: '1', text: 'Lama' }]
    const creation = { label: (text: string) => `Buat "${text}"`, create }
    return <SelectField label="Pertanyaan" options={options} value={id} onChange={setId} creation={creation} />
  }
  const field = page.getByRole('combobox', { name: 'Pertanyaan' })
  const option = page.getByRole('option')
  const refuse = async () => {
    create.mockResolvedValue('Terlalu panjang')
    await mount(<Field />)
    await field.fill('Baru')
    await option.click()
    await expect.element(field).toHaveAccessibleDescription('Terlalu panjang')
  }
  test('stays with the reason when the field is left', async () => {
    await refuse()
    await userEvent.tab()
    await expect.element(field).toHaveValue('Baru')
    await expect.element(field).toHaveAccessibleDescription('Terlalu panjang')
  })
  test('is offered for creation again', async () => {
    await refuse()
    create.mockClear()
    await userEvent.tab()
    await field.click()
    await page.getByRole('option', { name: 'Buat "Baru"' }).click()
    expect(create).toHaveBeenCalledExactlyOnceWith('Baru')
  })
  test('gives way to an option that is picked', async () => {
    await refuse()
    await field.fill('Lam')
    await page.getByRole('option', { name: 'Lama', exact: true }).click()
    await expect.element(field).toHaveValue('Lama')
    await expect.element(field).not.toHaveAccessibleDescription()
  })
})
