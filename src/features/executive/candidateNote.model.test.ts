import { vi } from 'vitest'
import { fetchFromBackend } from '../../../e2e/backend/testFetch'
import { call } from '~/api/client'
import { candidates } from '~/api/contract/recruitment/candidates'
import { answerCallsBy, testKind } from '~/record/model/testKinds'
import { noteRecord, noteValues } from './noteRecord'

vi.mock('~/api/identity/session', () => ({
  session: { token: async () => 'token of budi.santoso', refused: async () => {} },
}))
const { fetch, reset } = fetchFromBackend()
answerCallsBy(fetch)
const ids = { esId: 'ESC-USR-AYU', corporateId: 'COR0001' }

testKind('note on a candidate', async () => {
  await reset()
  return {
    definition: noteRecord(ids),
    load: async () => noteValues(await call(candidates.note.read, ids)),
    texts: ['text'],
    choices: { markerId: ['MRK-01', 'MRK-02'] },
  }
})
