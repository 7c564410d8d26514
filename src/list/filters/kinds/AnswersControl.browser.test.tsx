import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CurrentCorporate } from '~/components/corporate'
import type { Draft } from '~/list/filters/draft'
import { mount } from '../../../../e2e/support/mount'
import { AnswersControl } from './AnswersControl'

const scope = { corporateId: 'COR0001' }
const viewer = { userId: 'U1', corporate: { ...scope, corporateName: 'PT Satu', menu: [] } }
const questions = { codes: [{ id: 'Q1', text: 'Bersedia pindah?' }] }

function Answers() {
  const { control } = useForm<Draft>()
  return (
    <CurrentCorporate value={{ viewer, writer: { ...scope, userId: 'U1' }, scope, index: '0' }}>
      <AnswersControl
        criterion={{ kind: 'answers', name: 'answers', label: 'Jawaban pelamar', questions }}
        control={control}
        required={false}
        changed={() => {}}
      />
    </CurrentCorporate>
  )
}
const pills = page.getByRole('button', { name: /^Hapus / })

test.each([
  ['Ya\r\nTidak', ['Hapus Ya', 'Hapus Tidak']],
  ['Ya\tMungkin, jika perlu\n', ['Hapus Ya', 'Hapus Mungkin, jika perlu']],
])('each line and cell of %j is an answer of its own when it is pasted', async (text, names) => {
  await mount(
    <QueryClientProvider client={new QueryClient()}>
      <Answers />
    </QueryClientProvider>,
  )
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  page
    .getByRole('textbox', { name: 'Jawaban' })
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(() => pills.elements().map((one) => one.getAttribute('aria-label'))).toEqual(names)
})
