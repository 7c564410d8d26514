// Removes each part that none of the documents asks for, with its lines in the screen, and checks the types of the rest.
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const STAGE = 'src/features/stage'
/** Each part's folder. */
const parts = [
  `${STAGE}/views/board`,
  `${STAGE}/views/compare`,
  `${STAGE}/since`,
  `${STAGE}/verdicts`,
  `${STAGE}/find`,
  `${STAGE}/snippets`,
  `${STAGE}/cv`,
  `${STAGE}/blind`,
  `${STAGE}/rejection`,
  'src/features/report/reasons',
  'src/features/my-actions',
]
const COPY = 'build/removable'
const config = {
  extends: '../../tsconfig.json',
  // What is left may no longer use an import or a constant of the removed part.
  compilerOptions: { noUnusedLocals: false, paths: { '~/*': ['./src/*'] } },
  include: ['src'],
  exclude: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
}

/** Removes what names a folder: import statements and lazy loads, and the lines that use what they bring. */
function withoutPart(text, folder) {
  const names = []
  const isNamed = (line) => folder.test(line) || names.some((name) => new RegExp(`\\b${name}\\b`).test(line))
  return text
    .replace(/^import (?:(?:type )?\{([^}]*)\} from )?'([^']+)'\n/gm, (statement, list = '', from) => {
      if (!folder.test(`${from}/`) && !folder.test(from)) return statement
      names.push(
        ...list
          .split(',')
          .map((name) => name.replace('type ', '').trim())
          .filter(Boolean),
      )
      return ''
    })
    .replace(/^const (\w+) = lazy\w+\([\s\S]*?\n\)\n/gm, (statement, name) => {
      if (!folder.test(statement)) return statement
      names.push(name)
      return ''
    })
    .split('\n')
    .filter((line) => !isNamed(line))
    .join('\n')
}

/** The files that may know a part: those of the screen beside its folders, a row of the report, and the routes. */
const knowing = [
  'src/features/report/VacancyRow.tsx',
  ...readdirSync(STAGE, { withFileTypes: true }).map((entry) => entry.isFile() && join(STAGE, entry.name)),
  ...readdirSync('src/routes', { withFileTypes: true, recursive: true }).map(
    (entry) => entry.isFile() && relative('.', join(entry.parentPath, entry.name)),
  ),
].filter((path) => path && /\.tsx?$/.test(path))

let failures = 0
for (const part of parts) {
  rmSync(COPY, { recursive: true, force: true })
  cpSync('src', `${COPY}/src`, { recursive: true })
  writeFileSync(`${COPY}/tsconfig.json`, JSON.stringify(config))
  rmSync(`${COPY}/${part}`, { recursive: true })
  const folder = new RegExp(`/${part.split('/').at(-1)}/`)
  let lines = 0
  for (const path of knowing) {
    const before = readFileSync(path, 'utf8')
    const after = withoutPart(before, folder)
    lines += before.split('\n').length - after.split('\n').length
    if (after !== before) writeFileSync(join(COPY, path), after)
  }
  const { status, stdout } = spawnSync('node_modules/.bin/tsc', ['--noEmit', '-p', COPY], { encoding: 'utf8' })
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} without ${part} and ${lines} lines`)
  if (status !== 0) {
    failures += 1
    console.log(stdout.split('\n').slice(0, 8).join('\n'))
  }
}
rmSync(COPY, { recursive: true, force: true })
process.exitCode = failures === 0 ? 0 : 1
