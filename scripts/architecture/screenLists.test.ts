import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { app } from './source'

const FOLDER = 'src/routes/dashboard/$index/_guarded/'
/** The guarded screens by the fixed part of their address, with the text of their route. */
const screens = app
  .filter(({ path, text }) => path.startsWith(FOLDER) && /staticData: \{ title/.test(text))
  .map(({ path, text }) => ({
    address: path
      .slice(FOLDER.length, -'.tsx'.length)
      .replaceAll('.', '/')
      .replace(/\/(_form|index$|\$.*)/g, '')
      .replace(/^index$/, ''),
    text,
  }))
  .filter(({ address }) => address !== '' && !address.endsWith('/route'))

/** Lists that the suites walk; a screen that is missing from one is silently left out. */
const lists = [
  ['e2e/support/screens.ts', 'title'],
  ['scripts/galleryPages.mjs', 'title'],
  ['e2e/specs/shell/budgets.spec.ts', 'title'],
  ['e2e/specs/shell/rights.spec.ts', 'right: '],
  ['e2e/specs/shell/badUrls.spec.ts', 'validateSearch'],
] as const
test.each(lists)('%s lists every screen whose route has "%s"', (file, property) => {
  const list = readFileSync(file, 'utf8')
  const isListed = (address: string) => new RegExp(`/${address}[/?'\`"]`).test(list)
  const missing = screens.filter(({ address, text }) => text.includes(property) && !isListed(address))
  expect(missing.map(({ address }) => address)).toEqual([])
})
