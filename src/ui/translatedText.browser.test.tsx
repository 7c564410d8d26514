import { beforeAll, expect, test } from 'vitest'
import { translate } from '../../e2e/support/translate'
import { mount } from '../../e2e/support/mount'
import { surviveTranslation } from './translatedText'

beforeAll(surviveTranslation)

const WORDS = ['a', 'b']
function Pager({ first, total, note, words = WORDS }: Props) {
  return (
    <p data-testid="pager">
      {note && 'Catatan: '}
      {first} dari {total}
      {words.map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  )
}
type Props = { first: number; total: number; note?: boolean; words?: string[] }

const cases: [string, Props, Props, string][] = [
  ['figures that change', { first: 1, total: 20 }, { first: 11, total: 21 }, '11 dari 21ab'],
  ['a text that goes', { first: 1, total: 20, note: true }, { first: 1, total: 20 }, '1 dari 20ab'],
  ['a text that comes', { first: 1, total: 20 }, { first: 1, total: 20, note: true }, 'Catatan: 1 dari 20ab'],
  ['elements that change places', { first: 1, total: 20 }, { first: 1, total: 20, words: ['b', 'a'] }, '1 dari 20ba'],
]
test.each(cases)('after a translation the page shows %s', async (_, before, after, text) => {
  const screen = await mount(<Pager {...before} />)
  translate()
  await Promise.resolve()
  expect(document.querySelector('font')).not.toBeNull()
  await screen.rerender(<Pager {...after} />)
  await expect.element(screen.getByTestId('pager')).toHaveTextContent(text)
  translate()
  await screen.rerender(<Pager {...before} />)
  await screen.unmount()
  expect(document.querySelector('font')).toBeNull()
})
