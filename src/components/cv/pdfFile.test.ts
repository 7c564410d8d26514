import { expect, test } from 'vitest'
import { pdfProblem } from './pdfFile'

const file = (content: string, type = 'application/pdf') => new Blob([content], { type })

test('pdfProblem finds none in a PDF', async () => {
  expect(await pdfProblem(file('%PDF-1.4 isi'), 'CV')).toBeUndefined()
})
test('pdfProblem refuses what begins like something else', async () => {
  expect(await pdfProblem(file('<script>alert(1)</script>'), 'CV')).toBe('CV ini bukan berkas PDF.')
})
test('pdfProblem refuses what is named something else', async () => {
  expect(await pdfProblem(file('%PDF-1.4', 'text/html'), 'CV')).toBe('CV ini bukan berkas PDF.')
})
test('pdfProblem refuses what is too large', async () => {
  expect(
    await pdfProblem(new Blob(['%PDF-', new Uint8Array(20 * 1024 * 1024)], { type: 'application/pdf' }), 'CV'),
  ).toBe('CV ini lebih dari 20 MB.')
})
