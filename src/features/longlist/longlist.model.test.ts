import { QueryClient } from '@tanstack/react-query'
import { vi } from 'vitest'
import { fetchFromBackend } from '../../../e2e/backend/testFetch'
import { call } from '~/api/client'
import { longlist } from '~/api/contract/executive/longlist'
import type { Kind } from '~/record/model/testActors'
import { answerBy, testKind } from '~/record/model/testKinds'
import { jobKind } from './jobKind'
import { subRecord } from './subRecord'
import { NEW } from './userForm'
import { userRecord, type UserValues, userValues } from './userRecord'

vi.mock('~/api/session', () => ({ session: { token: async () => 'token of budi.santoso', refused: async () => {} } }))
const client = new QueryClient()
const { fetch, reset } = fetchFromBackend()
answerBy(fetch)
const scope = { corporateId: 'COR0001' }
const ids = async () => (await call(longlist.list, { ...scope, start: 0, length: 100 })).content.map(({ id }) => id)
const read = (id: string) => call(longlist.form, { ...scope, id })
const texts: Kind<UserValues>['texts'] = ['firstName', 'lastName', 'address', 'igId', 'notes']

testKind('longlist user', async () => {
  await reset()
  const [id = ''] = await ids()
  return {
    definition: userRecord(client),
    load: async () => userValues((await read(id)).user),
    texts,
    choices: { sex: ['M', 'F', null], maritalStatus: ['S', 'M', null] },
  }
})

testKind('longlist user that is made', async () => {
  await reset()
  const before = new Set(await ids())
  const blank = userValues((await read(NEW)).user)
  return {
    isAlone: true,
    definition: userRecord(client),
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

/** A user with a job. */
async function employed() {
  for (const id of await ids()) {
    const user = await read(id)
    if (user.jobs.length > 0) return { id, jobs: user.jobs }
  }
  throw new Error('Nobody has a job.')
}
testKind('job of a longlist user', async () => {
  await reset()
  const { id: muc03Id, jobs } = await employed()
  const form = () => call(longlist.jobs.form, { id: jobs[0]!.id, muc03Id })
  const kind = jobKind(await form())
  return {
    definition: subRecord(client, kind, { ...scope, muc03Id, known: jobs }),
    load: async () => kind.valuesOf((await form()).data),
    texts: ['position', 'institutionName', 'location', 'jobDetail'],
  }
})

testKind('job that is made', async () => {
  await reset()
  const { id: muc03Id, jobs } = await employed()
  const kind = jobKind(await call(longlist.jobs.form, { id: NEW, muc03Id }))
  return {
    isAlone: true,
    definition: subRecord(client, kind, { ...scope, muc03Id, known: jobs }),
    load: async () => {
      const made = (await read(muc03Id)).jobs.filter(({ id }) => jobs.every((one) => one.id !== id))
      if (made.length > 1) throw new Error('made twice')
      return made[0] ? kind.valuesOf(made[0]) : { ...kind.valuesOf(null), position: 'baru' }
    },
    texts: ['position', 'institutionName', 'location', 'jobDetail'],
  }
})
