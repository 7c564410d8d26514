// Writes docs/faults.md from the recorded outcomes of the fault tests.
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'

const NOTED = 'test-results/faults'
const FILE = 'docs/faults.md'

function grouped(items, keyOf) {
  const groups = new Map()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
/** Groups the kinds of faults by outcome: 'told', or 'told; 404: quiet'. */
function summed(cells) {
  const byOutcome = grouped(cells, ({ outcome, wrong }) => (wrong.length > 0 ? `**${wrong.join('; ')}**` : outcome))
  const [most, ...others] = [...byOutcome].toSorted(([, a], [, b]) => b.length - a.length)
  return [most[0], ...others.map(([outcome, of]) => `${of.map(({ kind }) => kind).join(' ')}: ${outcome}`)]
    .join('; ')
    .replaceAll('|', '/')
}
function table(cells, head) {
  const rows = grouped(cells, ({ screen, call }) => `| ${screen} | \`${call}\` |`)
  const lines = [...rows].map(([name, of]) => `${name} ${of.length} | ${summed(of)} |`).toSorted()
  return [`| screen | ${head} | ways | outcome |`, '| --- | --- | --- | --- |', ...lines].join('\n')
}

export function end() {
  if (!existsSync(NOTED)) return
  const cells = readdirSync(NOTED).flatMap((name) => JSON.parse(readFileSync(`${NOTED}/${name}`, 'utf8')))
  const loads = cells.filter(({ part }) => part === 'load')
  const acts = cells.filter(({ part }) => part === 'action')
  const inPlace = cells.filter(({ part }) => part === 'open')
  const onReturn = cells.filter(({ part }) => part === 'return')
  const chunks = cells.filter(({ part }) => part === 'chunk')
  const kinds = [...new Set(cells.map(({ kind }) => kind))]
  const wrong = cells.filter((cell) => cell.wrong.length > 0).length
  const moments = cells.map(({ at }) => at.slice(0, 16).replace('T', ' ')).toSorted((a, b) => a.localeCompare(b))
  writeFileSync(
    FILE,
    `# Faults

Written by \`npm run e2e:faults\`: every call that a screen makes as it opens, and those of its main actions, in each way
of failing; every one of its reads that is repeated; and the console's own files, cut as a screen or one of its popups
opens. The outcomes:

- 'told': a message or panel where the failure occurred, with a way to continue. After the fault was removed, it was
  used until the screen was as if nothing had happened.
- 'page': the same in place of the whole screen.
- 'sign-in': asks for the password above the page and continues. Parts that show a message afterwards are retried.
- 'waits': ends with the answer.
- 'quiet': shows no message, by a decision ([decisions.md](decisions.md)).

In no cell is a page blank, an error uncaught or something logged. Typed input remains, and nothing is written twice.
What is wrong is in bold.

${moments.at(0)} to ${moments.at(-1)} UTC, ${os.cpus().length} × ${os.cpus()[0].model}, Node ${process.versions.node},
with other work running: ${cells.length} cells (${loads.length} on opening screens, ${inPlace.length + onReturn.length} while they
are open, ${acts.length} of actions, ${chunks.length} of files),
each from its latest run, ${wrong} wrong. Ways: ${kinds.join(', ')}.

## On opening screens

${loads.length > 0 ? table(loads, 'call') : 'Did not run.'}

## Fails while open

All that was shown and typed stays, with a line about the failure. Every read of a screen, and of what its buttons open, is
repeated in one of two ways,
but those that it reads anew at each opening. In place: another tab has changed what it shows, and the window gets the
focus.

${inPlace.length > 0 ? table(inPlace, 'call') : 'Did not run.'}

On return: from another screen, when nothing counts as fresh.

${onReturn.length > 0 ? table(onReturn, 'call') : 'Did not run.'}

## Chunk cut

'opens': its file was there already.

${chunks.length > 0 ? table(chunks, 'part') : 'Did not run.'}

## Main actions

${acts.length > 0 ? table(acts, 'call of the action') : 'Did not run.'}
`,
  )
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', FILE])
}
