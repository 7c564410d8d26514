import { vi } from 'vitest'
import { fetchFromBackend } from '../../../../e2e/backend/testFetch'
import { call } from '~/api/client'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import { answerCallsBy, testKind } from '~/record/model/testKinds'
import { noteNames } from '~/components/applicant/verdictNote'
import { notesOf, notesRecord } from './notesRecord'

vi.mock('~/api/identity/session', () => ({
  session: { token: async () => 'token of budi.santoso', refused: async () => {} },
}))
const { fetch, reset } = fetchFromBackend()
answerCallsBy(fetch)
const stageKey = { corporateId: 'COR0001', klobVacancyCode: 'VAC-AKTIF-01', stageId: 'VAC-AKTIF-01.STG-1' }

testKind('notes on an applicant', async () => {
  await reset()
  const { klobVacancyCode, stageId } = stageKey
  const [first] = (
    await call(pipeline.applicants, {
      corporateId: stageKey.corporateId,
      vacancyCode: klobVacancyCode,
      stageId,
      start: 0,
      length: 1,
    })
  ).content
  const userId = first!.userId
  return {
    definition: notesRecord(stageKey, userId),
    load: async () => notesOf(await call(pipeline.profile, { userId, stageId, klobVacancyCode })),
    texts: noteNames,
  }
})
