import { expect, test } from 'vitest'
import { fileNameOf } from './fileNameOf'

test.each([
  ['https://files.example/a/Bayu%20Pratama.pdf?token=x', 'Bayu Pratama.pdf'],
  ['https://files.example/a/CV_%E2%80%AEfdp.pdf', 'CV_fdp.pdf'],
  ['https://files.example/100%.pdf', '100%.pdf'],
  ['https://files.example/a/', ''],
  [`https://files.example/${'a'.repeat(80)}.pdf`, `${'a'.repeat(60)}…`],
])('the file of %s is called %s', (url, name) => expect(fileNameOf(url)).toBe(name))
