import { type ReactElement, useState } from 'react'
import { expect, test } from 'vitest'
import { cdp, type Locator, page, userEvent } from 'vitest/browser'
import { mount } from '../../../e2e/support/mount'
import { RichTextField } from '../html/RichTextField'
import { SearchBox } from '../SearchBox'
import { ContactField } from './ContactField'
import { DayField } from './DayField'
import { LongTextField } from './LongTextField'
import { MinuteField } from './MinuteField'
import { MultiSelectField } from './MultiSelectField'
import { NumberField, PlainField } from './PlainField'
import { SelectField } from './SelectField'
import { SuggestField } from './SuggestField'

const LABEL = 'Isian'
const CITIES = ['Bandung', 'Bogor'].map((text) => ({ id: text.toUpperCase(), text }))
const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
type Control = (value: unknown, onChange: (value: unknown) => void) => ReactElement
type Kind = { role?: 'combobox'; name?: string; typed: string; value: unknown; control: Control }

/** Every kind of field, with a text that is composed in it and its value afterwards. */
const kinds: Record<string, Kind> = {
  PlainField: {
    typed: 'Jose\u0301  Luis',
    value: 'Jose\u0301  Luis',
    control: (value, onChange) => <PlainField label={LABEL} value={textIn(value)} onChange={onChange} />,
  },
  NumberField: {
    typed: '1,000',
    value: 1000,
    control: (value, onChange) => (
      <NumberField label={LABEL} step={1} value={value as number | undefined} onChange={onChange} />
    ),
  },
  ContactField: {
    typed: 'mailto:ayu@klob.id',
    value: 'mailto:ayu@klob.id',
    control: (value, onChange) => <ContactField kind="email" label={LABEL} value={textIn(value)} onChange={onChange} />,
  },
  DayField: {
    typed: '17/8/1990',
    value: '17081990',
    control: (value, onChange) => <DayField label={LABEL} value={value as string | undefined} onChange={onChange} />,
  },
  'MinuteField by its time': {
    name: `Jam, ${LABEL}`,
    typed: '8.30',
    value: '170819900830',
    control: (value = '170819900000', onChange) => (
      <MinuteField label={LABEL} defaultTime="00:00" value={value as string} onChange={onChange} />
    ),
  },
  SelectField: {
    role: 'combobox',
    typed: 'Bo',
    value: undefined,
    control: (value, onChange) => (
      <SelectField label={LABEL} options={CITIES} value={value as string | undefined} onChange={onChange} />
    ),
  },
  'MultiSelectField of free texts': {
    role: 'combobox',
    typed: 'kas',
    value: undefined,
    control: (value = ['audit'], onChange) => (
      <MultiSelectField allowsCustomValues label={LABEL} options={[]} value={value as string[]} onChange={onChange} />
    ),
  },
  SuggestField: {
    role: 'combobox',
    typed: 'Ban',
    value: 'Ban',
    control: (value, onChange) => (
      <SuggestField label={LABEL} options={CITIES} value={textIn(value)} onChange={onChange} />
    ),
  },
  LongTextField: {
    typed: 'Halo',
    value: 'Halo',
    control: (value, onChange) => <LongTextField label={LABEL} limit={100} value={textIn(value)} onChange={onChange} />,
  },
  SearchBox: {
    name: LABEL,
    typed: 'kasir',
    value: undefined,
    control: (value, onChange) => (
      <SearchBox label={LABEL} placeholder="" keyword={textIn(value)} onSearch={onChange} />
    ),
  },
  RichTextField: {
    typed: 'Teliti',
    value: '<p>Teliti</p>',
    control: (value, onChange) => <RichTextField label={LABEL} limit={100} value={textIn(value)} onChange={onChange} />,
  },
}

function Form({ control }: { control: Control }) {
  const [value, setValue] = useState<unknown>()
  const [submits, setSubmits] = useState(0)
  return (
    <>
      {/* The search box is a form itself. */}
      <div onSubmit={() => setSubmits(submits + 1)}>{control(value, setValue)}</div>
      <output>{JSON.stringify({ value, submits })}</output>
    </>
  )
}

/** What the form has, and what is shown in the field. */
const state = () => JSON.parse(page.getByRole('status').last().element().textContent) as { value?: unknown }
function textOf(field: Locator): string | null {
  const element = field.element()
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element.value
    : element.textContent
}

/** Composes a text letter by letter, as an input method does, and leaves it open. */
async function compose(text: string): Promise<void> {
  const letters = [...text]
  for (const n of letters.keys()) {
    const part = letters.slice(0, n + 1).join('')
    await cdp().send('Input.imeSetComposition', {
      text: part,
      selectionStart: part.length,
      selectionEnd: part.length,
    })
  }
}
/** Presses a key that the input method takes for itself. */
const pressComposing = (key: string) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent('keydown', { key, keyCode: 229, isComposing: true, bubbles: true, cancelable: true }),
  )

test.each(Object.entries(kinds))(
  'a %s takes a composed text whole, and no key of its composition',
  async (_, { role = 'textbox', name = LABEL, typed, value, control }) => {
    await mount(<Form control={control} />)
    const field = page.getByRole(role, { name, exact: true })
    await field.click()
    if (name.startsWith('Jam')) await userEvent.keyboard('{Control>}a{/Control}')
    await compose(typed)
    await expect.poll(() => textOf(field)).toBe(typed)
    for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Backspace', 'Escape']) pressComposing(key)
    expect(textOf(field)).toBe(typed)
    await cdp().send('Input.insertText', { text: typed })
    await expect.poll(state).toEqual({ ...(value === undefined ? {} : { value }), submits: 0 })
    expect(textOf(field)).toBe(typed)
  },
)
