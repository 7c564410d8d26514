import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lackingInScript, lackingInStyles } from './lackingFeatures.mjs'
import { buildTargets, lowestVersions } from './supportedBrowsers.mjs'

const inScript = (code: string) => [...lackingInScript(code).keys()]
const inStyles = (css: string) => [...lackingInStyles(css).keys()]

test.each([
  ['URL.canParse(address)', 'URL.canParse'],
  ['Object.groupBy(rows, key)', 'Object.groupBy'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Array.fromAsync(rows)', 'Array.fromAsync'],
  ['rows.toSorted()', '.toSorted()'],
  ['element.showPopover()', '.showPopover()'],
  ['new Intl.Segmenter()', 'Intl.Segmenter'],
  ['/(?<!a)b/.test(text)', 'lookbehind'],
  ['new RegExp(`(?<=${mark})b`)', 'lookbehind'],
  ['/[a--b]/v', 'flag v'],
])('a script with %s is reported', (code, feature) => {
  expect(inScript(code)).toEqual([feature])
})

test.each(['rows.map(f)', 'rows.findLast(f)', 'structuredClone(rows)', 'element.showPopover?.()', '/(?<name>a)/u'])(
  'a script with %s is not',
  (code) => {
    expect(inScript(code)).toEqual([])
  },
)

test.each([
  ['.a:has(.b){color:red}', ':has'],
  ['.a{color:color-mix(in srgb,red 10%,blue)}', 'color-mix()'],
  ['.a{color:light-dark(red,blue)}', 'light-dark()'],
  ['.a{grid-template-columns:subgrid}', 'grid-template-columns: subgrid'],
  ['@starting-style{.a{opacity:0}}', '@starting-style'],
  ['@media (width<600px){.a{opacity:0}}', '@media (width < ...)'],
])('a style sheet with %s is reported', (css, feature) => {
  expect(inStyles(css)).toEqual([feature])
})

test('a style sheet with container queries and dvh is not reported', () => {
  expect(inStyles('@container (max-width:640px){.a{height:100dvh;inset:0}}')).toEqual([])
})

test('the build and the sentence for older browsers name the same versions', () => {
  expect(buildTargets).toEqual(['chrome109', 'edge109', 'firefox115', 'safari16', 'ios16'])
  const sentence = /<p id="old-browser" hidden>([^<]*)</.exec(readFileSync('index.html', 'utf8'))?.[1]
  expect(sentence?.match(/\d+/g)?.map(Number)).toEqual([...new Set(Object.values(lowestVersions))])
})
