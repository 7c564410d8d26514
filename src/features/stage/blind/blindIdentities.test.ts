import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { viewed } from '~/api/answerViews'
import { applicants } from '~/api/contract/recruitment/applicants'
import { pipeline } from '~/api/contract/recruitment/pipeline'
import type { Endpoint } from '~/api/endpoint'
import { query } from '~/api/queries'
import { withApplicant } from '~/conversation/conversationConfig'
import { sentTexts } from '~/conversation/fillMessage'
import { profileQuery } from '../pipeline/queries'
import { blindIdentities } from './blindIdentities'
import { hideIdentities } from './blindReview'
import { applicationKey, isHidden, revealed, reviewOf } from './blindState'

const ayu = { firstName: 'Ayu', lastName: 'Wulandari', email: 'ayu.w@surel.example', phoneNumber: '0812-3456' }
const texts = {
  aspirations: [],
  hobbies: [],
  skills: ['Tari Ayu'],
  jobs: [],
  awards: [],
  certificates: [],
  portofolios: [],
  summary: 'Saya Ayu',
}
const server = vi.hoisted(() => ({ fails: false }))
vi.mock('~/api/client', () => ({
  call: async (endpoint: Endpoint<object, unknown, unknown>, input: object) => {
    if (endpoint.name === pipeline.profile.name) {
      if (server.fails) throw new Error('Gagal')
      return viewed(endpoint, input, { ...ayu, ...texts })
    }
    const answer = 'Saya Ayu, ayu.w@surel.example'
    return viewed(endpoint, input, [{ id: 'Q1', question: 'Ceritakan', note: null, questionType: 'text', answer }])
  },
}))

const writer = { userId: 'budi', corporateId: 'C1' }
const stageOf = (klobVacancyCode: string) => ({ corporateId: 'C1', stageId: 'S1', klobVacancyCode })
const makeClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })
const identities = (vacancy: string) => blindIdentities(writer, vacancy, revealed.get())
const readProfile = (vacancy: string, client = makeClient()) =>
  client.fetchQuery(profileQuery(stageOf(vacancy), 'USR-AYU'))

beforeEach(() => {
  server.fails = false
  revealed.set(new Set())
  hideIdentities(writer)
  for (const vacancy of ['A', 'B']) reviewOf(writer, vacancy).change(() => ({ isOn: true, seen: [] }))
})

/** What is sent to Ayu by a list, a run or a conversation that knows her by this name. */
function sentTo(name: string): string {
  const viewer = { userId: 'budi', corporate: { corporateId: 'C1', corporateName: 'PT Contoh' } } as Parameters<
    ReturnType<typeof withApplicant>
  >[1]
  const recipient = identities('A').recipientOf({ userId: 'USR-AYU', name })
  const conversation = withApplicant(applicants.conversation)(recipient, viewer)
  return sentTexts(conversation, { subject: '', text: 'Yth. [NAMA]' }).text
}

test('a message has the own name while somebody is hidden, and after they were shown', async () => {
  await readProfile('A')
  expect(sentTo('Pelamar 1')).toBe('Yth. Ayu Wulandari')
  revealed.set(new Set([applicationKey('A', 'USR-AYU')]))
  expect(sentTo('Pelamar 1')).toBe('Yth. Ayu Wulandari')
})

test('whose identity is shown in one vacancy is hidden in another', async () => {
  revealed.set(new Set([applicationKey('A', 'USR-AYU')]))
  expect([isHidden('A', 'USR-AYU'), isHidden('B', 'USR-AYU')]).toEqual([false, true])
  expect((await readProfile('B')).firstName).toBe('Pelamar 1')
})

test('a part of the name is concealed in free texts of a profile, but not in its skills', async () => {
  const { summary, skills } = await readProfile('A')
  expect([summary, ...skills]).toEqual(['Saya Pelamar 1', 'Tari Ayu'])
})

test('texts have the number of their vacancy', async () => {
  reviewOf(writer, 'A').change((latest) => ({ ...latest, seen: ['other'] }))
  await readProfile('A')
  await readProfile('B')
  const conceal = (vacancy: string) => identities(vacancy).hiddenOf('USR-AYU')?.conceal('Ayu')
  expect([conceal('A'), conceal('B')]).toEqual(['Pelamar 2', 'Pelamar 1'])
})

test('answers wait for the profile, which tells what is concealed', async () => {
  reviewOf(writer, 'C').change((latest) => ({ ...latest, isOn: true }))
  const [answer] = (await makeClient().fetchQuery(identities('C').answersQuery(stageOf('C'), 'USR-AYU')))!
  expect(answer.answer).toBe('Saya Pelamar 1, Pelamar 1')
})

test('answers are not shown without the profile', async () => {
  server.fails = true
  const read = makeClient().fetchQuery(identities('A').answersQuery(stageOf('A'), 'USR-AYU'))
  await expect(read).rejects.toThrow('Gagal')
})

test('answers of a blind review and of the lists with names are cached apart', async () => {
  const client = makeClient()
  const named = query(applicants.answers, { userId: 'USR-AYU', klobVacancyCode: 'A' })
  const [shown] = await client.fetchQuery(named)
  const [hidden] = (await client.ensureQueryData(identities('A').answersQuery(stageOf('A'), 'USR-AYU')))!
  expect([shown!.answer, hidden.answer]).toEqual(['Saya Ayu, ayu.w@surel.example', 'Saya Pelamar 1, Pelamar 1'])
  expect((await client.ensureQueryData(named))[0]!.answer).toBe('Saya Ayu, ayu.w@surel.example')
})
