import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { confirmStatus } from './confirmStatus'

const confirm = vi.hoisted(() => vi.fn<(question: { message: string }) => Promise<boolean>>())
vi.mock('~/ui/dialogs/dialogs', () => ({ confirm, alert: vi.fn() }))
vi.mock('~/api/client', () => ({ call: async () => ({ license: [{ unit: 'Job Vacancy', used: 1, purchased: 5 }] }) }))
vi.mock('~/api/identity/clock', () => ({ serverNow: () => Date.parse('2026-11-16T09:00:00+07:00') }))

beforeEach(() => confirm.mockReset().mockResolvedValue(true))
/** The question about opening a draft with that closing day. */
async function questionFor(closeDate: string) {
  await confirmStatus(new QueryClient(), {
    from: 'Draft',
    to: 'Active',
    name: 'Nakhoda',
    closeDate,
    corporate: { corporateId: 'COR0001', corporateName: 'PT Maju' },
    onLicenceChecked: () => true,
  })
  return confirm.mock.calls[0]?.[0].message
}

test('says that users can apply to a vacancy that opens', async () =>
  expect(await questionFor('16/11/2026')).toContain('Pengguna dapat melamar pada lowongan ini.'))
test('does not say so of one whose closing day has passed', async () => {
  const question = await questionFor('15/11/2026')
  expect(question).toContain('Tanggal ditutup sudah lewat, sehingga pengguna tidak dapat melamar')
  expect(question).not.toContain('Pengguna dapat melamar')
})
