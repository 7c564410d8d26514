import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { call } from '~/api/client'
import { longlist } from '~/api/contract/executive/longlist'
import { senderOf } from '~/api/useSend'
import { fullName } from '~/lib/texts/text'
import { editRecord } from '~/record/recordEngine'
import type { Kind } from '~/record/model/testActors'
import { answerCallsBy, testKind } from '~/record/model/testKinds'
import { fetchFromBackend } from '../../../e2e/backend/testFetch'
import { educationKind, jobKind, languageKind } from './records/kinds'
import { subRecord } from './records/subRecord'
import { NEW_ID } from './longlist'
import { userBody, userRecord, type UserValues, userValues } from './userRecord'

vi.mock('~/api/identity/session', () => ({
  session: { token: async () => 'token of budi.santoso', refused: async () => {} },
}))
const { fetch, reset } = fetchFromBackend()
answerCallsBy(fetch)
const send = senderOf(new QueryClient())
const scope = { corporateId: 'COR0001' }
const ids = async () => (await call(longlist.list, { ...scope, start: 0, length: 100 })).content.map(({ id }) => id)
const read = (id: string) => call(longlist.form, { ...scope, id })
const texts: Kind<UserValues>['texts'] = ['firstName', 'lastName', 'address', 'igId', 'notes']

testKind('longlist user', async () => {
  await reset()
  const [id = ''] = await ids()
  return {
    definition: userRecord,
    load: async () => userValues((await read(id)).user),
    texts,
    choices: { sex: ['M', 'F', null], maritalStatus: ['S', 'M', null] },
  }
})

testKind('longlist user that is made', async () => {
  await reset()
  const before = new Set(await ids())
  const blank = userValues((await read(NEW_ID)).user)
  return {
    isSingleUser: true,
    definition: userRecord,
    load: async () => {
      const made = (await ids()).filter((id) => !before.has(id))
      if (made.length > 1) throw new Error(`made twice: ${made.join()}`)
      return made[0] === undefined
        ? { ...blank, firstName: 'Baru', lastName: 'Sekali', email: 'baru@surel.example' }
        : userValues((await read(made[0])).user)
    },
    texts,
  }
})

/** A new user whose first save does not arrive, while somebody else creates one with the same e-mail. */
async function raceForEmail() {
  await reset()
  const blank = userValues((await read(NEW_ID)).user)
  const stranger = { ...blank, firstName: 'Rina', lastName: 'Lain', email: 'sama@surel.example', notes: 'milik Rina' }
  const form = editRecord(userRecord, { send, stored: blank })
  for (const [name, value] of Object.entries({ firstName: 'Sari', lastName: 'Dewi', email: ' Sama@surel.example' }))
    form.setValue([name], value)
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'POST') throw new TypeError('Failed to fetch')
    return fetch(request)
  })
  expect(await form.save()).toBe('failed')
  vi.stubGlobal('fetch', fetch)
  const { id } = await call(longlist.save, { body: userBody(stranger, null) })
  return { form, id }
}

test('a new user never becomes a stranger with the same e-mail, whose name the failure tells', async () => {
  const { form, id } = await raceForEmail()
  expect(await form.save()).toBe('failed')
  const { failure, conflicts, base } = form.state()
  expect(failure?.error.message).toBe('Email ini sudah dipakai oleh Rina Lain di longlist.')
  expect(failure?.error).toMatchObject({ owner: { id, name: 'Rina Lain' }, status: 409 })
  expect([conflicts, base.id]).toEqual([[], NEW_ID])
  expect((await read(id)).user).toMatchObject({ firstName: 'Rina', notes: 'milik Rina' })
})
test('a new user is created after the e-mail was changed to a free one', async () => {
  const { form, id } = await raceForEmail()
  await form.save()
  form.setValue(['email'], 'lain@surel.example')
  expect(await form.save()).toBe('saved')
  expect(form.state().base.id).not.toBe(id)
})
test('a stored user whose e-mail is changed to that of another is told whose it is', async () => {
  await reset()
  const [one = '', other = ''] = await ids()
  const { email, ...owner } = (await read(other)).user
  const form = editRecord(userRecord, { send, stored: userValues((await read(one)).user) })
  form.setValue(['email'], email)
  expect(await form.save()).toBe('failed')
  expect(form.state().failure?.error.message).toContain(`sudah dipakai oleh ${fullName(owner)} di longlist`)
})

type User = Awaited<ReturnType<typeof read>>
/** Finds a user with a record of a kind. */
async function userWith<R>(recordsOf: (user: User) => readonly R[]) {
  for (const id of await ids()) {
    const records = recordsOf(await read(id))
    if (records[0]) return { muc03Id: id, first: records[0], records }
  }
  throw new Error('Nobody has such a record.')
}
/** The only new record compared to the earlier ones. */
function madeOf<R extends { id: string }>(records: readonly R[], before: readonly R[]): R | undefined {
  const made = records.filter(({ id }) => before.every((one) => one.id !== id))
  if (made.length > 1) throw new Error('made twice')
  return made[0]
}

const jobTexts = ['position', 'institutionName', 'location', 'jobDetail'] as const
testKind('job of a longlist user', async () => {
  await reset()
  const { muc03Id, first, records } = await userWith((user) => user.jobs)
  const form = () => call(longlist.jobs.form, { id: first.id, muc03Id })
  const kind = jobKind(await form())
  return {
    definition: subRecord(kind, { ...scope, muc03Id, known: records }),
    load: async () => kind.valuesOf((await form()).data),
    texts: jobTexts,
  }
})

testKind('job that is made', async () => {
  await reset()
  const { muc03Id, records } = await userWith((user) => user.jobs)
  const kind = jobKind(await call(longlist.jobs.form, { id: NEW_ID, muc03Id }))
  return {
    isSingleUser: true,
    definition: subRecord(kind, { ...scope, muc03Id, known: records }),
    load: async () => {
      const made = madeOf((await read(muc03Id)).jobs, records)
      return made ? kind.valuesOf(made) : { ...kind.valuesOf(null), position: 'baru' }
    },
    texts: jobTexts,
  }
})

const educationTexts = ['major', 'institutionName', 'location'] as const
testKind('education of a longlist user', async () => {
  await reset()
  const { muc03Id, first, records } = await userWith((user) => user.educations)
  const form = () => call(longlist.educations.form, { id: first.id, muc03Id })
  const answer = await form()
  const kind = educationKind(answer)
  return {
    definition: subRecord(kind, { ...scope, muc03Id, known: records }),
    load: async () => kind.valuesOf((await form()).data),
    texts: educationTexts,
    choices: { degreeId: answer.masterData.degrees.slice(0, 3).map(({ id }) => id), gpa: [3.25, 4, null] },
  }
})

testKind('education that is made', async () => {
  await reset()
  const { muc03Id, records } = await userWith((user) => user.educations)
  const answer = await call(longlist.educations.form, { id: NEW_ID, muc03Id })
  const degreeId = answer.masterData.degrees[0]!.id
  const kind = educationKind(answer)
  return {
    isSingleUser: true,
    definition: subRecord(kind, { ...scope, muc03Id, known: records }),
    load: async () => {
      const made = madeOf((await read(muc03Id)).educations, records)
      return made ? kind.valuesOf(made) : { ...kind.valuesOf(null), degreeId }
    },
    texts: educationTexts,
  }
})

testKind('language of a longlist user', async () => {
  await reset()
  const { muc03Id, first, records } = await userWith((user) => user.languages)
  const form = () => call(longlist.languages.form, { id: first.id, muc03Id })
  const { masterData, ...answer } = await form()
  const kind = languageKind({ masterData, ...answer })
  return {
    definition: subRecord(kind, { ...scope, muc03Id, known: records }),
    load: async () => kind.valuesOf((await form()).data),
    texts: [],
    choices: { languageId: masterData.languages.slice(0, 4).map(({ id }) => id), level: masterData.levels },
  }
})

testKind('language that is made', async () => {
  await reset()
  const { muc03Id, records } = await userWith((user) => user.languages)
  const answer = await call(longlist.languages.form, { id: NEW_ID, muc03Id })
  const [level = ''] = answer.masterData.levels
  const kind = languageKind(answer)
  return {
    isSingleUser: true,
    definition: subRecord(kind, { ...scope, muc03Id, known: records }),
    load: async () => {
      const made = madeOf((await read(muc03Id)).languages, records)
      return made
        ? kind.valuesOf(made)
        : { ...kind.valuesOf(null), languageId: answer.masterData.languages[0]!.id, level }
    },
    texts: [],
    choices: { languageId: answer.masterData.languages.slice(0, 4).map(({ id }) => id) },
  }
})
