import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

const LIBRARY = 'node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js'
const FOLDER = 'e2e/specs/access/walks'
const isRecording = Boolean(process.env.WALKS_WRITE)
/** Nothing is longer; a walk that goes round would be. */
const MAX_PHRASES = 3_000

/** What a screen reader says from the beginning of an element to its end, a phrase a line. */
function walkThrough(page: Page, selector: string): Promise<string[]> {
  const library = readFileSync(LIBRARY, 'utf8').replace(
    /export\{([\w$]+) as (\w+),([\w$]+) as (\w+)\};?/,
    'return { $2: $1, $4: $3 }',
  )
  // An expression of the test, since the page's policy allows no scripts of others.
  return page.evaluate(`(async () => {
    const { virtual } = (() => { ${library}
    })()
    await virtual.start({ container: document.querySelector(${JSON.stringify(selector)}) })
    const first = await virtual.lastSpokenPhrase()
    for (let n = 0; n < ${MAX_PHRASES}; n += 1) {
      await virtual.next()
      if ((await virtual.lastSpokenPhrase()) === first) break
    }
    const phrases = await virtual.spokenPhraseLog()
    await virtual.stop()
    return phrases.slice(0, -1)
  })()`)
}

/**
 * Compares the walk through an element with the text file beside the spec, and returns it.
 * `WALKS_WRITE=1 npm run e2e -- access/screenReader` writes them again; read the changes in the diff.
 */
export async function expectWalk(page: Page, name: string, selector: string): Promise<readonly string[]> {
  const phrases = await walkThrough(page, selector)
  const file = `${FOLDER}/${name}.txt`
  if (isRecording) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, `${phrases.join('\n')}\n`)
  } else expect(phrases).toEqual(existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [])
  return phrases
}
