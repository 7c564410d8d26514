import { describe, expect, test } from 'vitest'
import openapi from '../../docs/openapi.json'
import { addressesIn } from '~/lib/rules/email'
import { isEmail } from '~/lib/rules/email'
import { findPersonalData } from '~/lib/rules/personalData'
import { readNumber } from '~/lib/texts/numbers'
import { fillTemplate, refillPlaceholder, textToHtml, unfilledPlaceholders } from '~/lib/texts/text'
import { parseTypedDay } from '~/lib/time/dates'
import { hasBulletLines } from '~/ui/html/editorHtml'
import { plainText } from '../../server/plainText'
import { neutralized, preserveSpaces, textLength } from '~/ui/html/htmlText'
import { app, backend, isTest, server } from './source'

/** No pattern and no reader of text may take longer, whatever is pasted. */
const LIMIT_MS = 50
/** In characters. The first lengths let an exponential pattern fail before it takes minutes. */
const LENGTHS = [30, 60, 120, 240, 40_000]

/** Beginnings that lead into the inner parts of patterns. */
const STARTS = ['', 'a@', '<p>', '<a ', '1.', 'mso-list:']
/** Repetitions that several parts of a pattern could match. */
const UNITS = [
  'a.',
  'a@',
  'a@a.a,',
  'a@a.a.a.a.a,',
  '1.',
  '.111',
  '<',
  '<br>',
  '<p>',
  '<b>',
  '<base',
  ' on',
  '&',
  '&a',
  '[A',
]
/** An end that makes a match impossible for most patterns, after which all other ways would be tried. */
const ENDS = ['', '\n!']

/** Time of the fastest of three runs, by the clock or of the processor: a busy machine is not the pattern's fault. */
function fastest(run: () => unknown): number {
  let best = Infinity
  for (let n = 0; n < 3 && best > LIMIT_MS; n++) {
    const start = performance.now()
    const usage = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(usage)
    best = Math.min(best, performance.now() - start, (user + system) / 1_000)
  }
  return best
}
/** The first input that takes too long, if any. */
function slowInput(units: Iterable<string>, run: (text: string) => unknown): string | undefined {
  for (const unit of units)
    for (const start of STARTS)
      for (const end of ENDS)
        for (const length of LENGTHS) {
          const text = start + unit.repeat(Math.ceil(length / unit.length)) + end
          if (fastest(() => run(text)) > LIMIT_MS) return `${start}(${unit}) to ${length} characters`
        }
  return undefined
}

type Pattern = { place: string; regex: RegExp }
const literals = [...app, ...[...backend, ...server].filter((file) => !isTest(file))].flatMap(
  ({ path, nodes }): Pattern[] =>
    nodes.flatMap(({ regex }) => {
      const { pattern, flags } = (regex ?? {}) as { pattern?: string; flags?: string }
      return pattern === undefined ? [] : [{ place: path, regex: new RegExp(pattern, flags) }]
    }),
)
const contractPatterns = [...JSON.stringify(openapi).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
  ([, quoted]): Pattern => ({ place: 'docs/openapi.json', regex: new RegExp(JSON.parse(quoted!) as string) }),
)
const patterns = [...new Map([...literals, ...contractPatterns].map((one) => [String(one.regex), one])).values()]
/** Every sign of the pattern itself, and one of each class. */
const signsOf = ({ source }: RegExp) =>
  new Set(['a', 'A', '1', ' ', ...source.replaceAll(/\\[a-zA-Z\d]|[a-zA-Z\d]/g, '').replaceAll('\\', ''), ...UNITS])

test('the patterns of source and contract are found', () => {
  expect(literals.length).toBeGreaterThan(150)
  expect(contractPatterns.length).toBeGreaterThan(10)
})
test('no pattern has two ways to match, so that long input takes no time', { timeout: 120_000 }, () => {
  const slow = patterns.flatMap(({ place, regex }) => {
    const input = slowInput(signsOf(regex), (text) => (regex.global ? text.replaceAll(regex, '') : regex.test(text)))
    return input === undefined ? [] : [`${place}: ${String(regex)} with ${input}`]
  })
  expect(slow).toEqual([])
})
describe('long input takes no time', () => {
  const readers: Record<string, (text: string) => unknown> = {
    addressesIn,
    isEmail,
    findPersonalData,
    readNumber: (text) => readNumber(text, 'whole'),
    readDecimal: (text) => readNumber(text, 'decimal'),
    parseTypedDay,
    textToHtml,
    fillTemplate: (text) => fillTemplate(text, { NAMA: text }),
    refillPlaceholder: (text) => refillPlaceholder(text, 'NAMA', 'a'.repeat(25), 'Ayu'),
    unfilledPlaceholders: (text) => unfilledPlaceholders(text, text),
    hasBulletLines,
    neutralized,
    plainText,
    preserveSpaces,
    textLength,
  }
  test.each(Object.entries(readers))('in %s', { timeout: 60_000 }, (_, run) => {
    expect(slowInput(new Set(['a', '1', ' ', '.', '\u00A0', ...UNITS]), run)).toBeUndefined()
  })
})
