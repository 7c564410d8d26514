import { callApi, backendForTests, send } from './testBackend'

/** A fresh backend with helpers for its control API and reads. */
export const freshWorld = () => {
  const backend = backendForTests()
  const control = async (command: string, body?: unknown, session?: string) => {
    const answer = await send(backend, `/__mock/${command}`, {
      as: undefined,
      ...(session ? { session } : {}),
      ...(body === undefined ? {} : { body }),
    })
    return { status: answer.status, body: (await answer.json()) as Record<string, never> }
  }
  const get = (path: string, as = 'budi.santoso') => callApi(backend, `/rest/console/${path}`, { as })
  return { backend, control, get }
}
/** The parameters of a first page. */
export const firstPage = 'corporateId=COR0001&start=0&length=10'
