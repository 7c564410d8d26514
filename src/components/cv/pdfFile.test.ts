import { expect, test } from 'vitest'
import { pdfOrReason } from './pdfFile'

const file = (content: string, type = 'application/pdf') => new Blob([content], { type })

test('pdfOrReason gives a PDF its plain type', async () => {
  expect(await pdfOrReason(file('%PDF-1.4 isi', 'application/pdf;charset=x'), 'CV')).toMatchObject({
    size: 12,
    type: 'application/pdf',
  })
})
test('pdfOrReason refuses what begins like something else', async () => {
  expect(await pdfOrReason(file('<script>alert(1)</script>'), 'CV')).toBe('CV ini bukan berkas PDF.')
})
test('pdfOrReason refuses what is named something else', async () => {
  expect(await pdfOrReason(file('%PDF-1.4', 'text/html'), 'CV')).toBe('CV ini bukan berkas PDF.')
})
test('pdfOrReason refuses what was too large to be read', async () => {
  expect(await pdfOrReason(undefined, 'CV')).toBe('CV ini lebih dari 20 MB.')
})
