// The commit-msg hook (npm run hooks): the subject is a Conventional Commit of at most 72 characters.
import { readFileSync } from 'node:fs'
import { fail } from './setup.mjs'

const TYPES = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test'
const subject = readFileSync(process.argv[2], 'utf8').split('\n', 1)[0]
// What git writes by itself.
const isGenerated = /^(Merge|Revert|fixup!|squash!|amend!) /.test(subject)

if (!isGenerated && !new RegExp(`^(${TYPES})(\\([a-z0-9-]+\\))?!?: \\S`).test(subject))
  fail(`'${subject}' is no Conventional Commit, such as 'fix(list): keep focus on the pressed button'.`)
if (subject.length > 72) fail(`The subject has ${subject.length} characters; at most 72 fit.`)
