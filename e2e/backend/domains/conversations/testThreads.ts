import { callApi, backendForTests, rowsOf, send } from '../../testBackend'

/** Base path of the talent search's conversations. */
export const conversationsPath = '/rest/console/populationnotif'
/** A thread as tests read it. */
export type Ticket = { messageId: string; subject: string; urlAttachment: string | null; status: string }
/** A later message as tests read it. */
export type Entry = { createdDate: string; userName: string; messageText: string; urlAttachment: string | null }

/** A fresh backend with helpers for its conversations. */
export const freshThreads = () => {
  const backend = backendForTests()
  const find = (userId: string, corporateId = 'COR0001', as = 'budi.santoso') =>
    callApi(backend, `${conversationsPath}/get/ticket?userId=${userId}&corporateId=${corporateId}`, { as })
  const ticketOf = async (userId: string, corporateId = 'COR0001') => (await find(userId, corporateId)).result as Ticket
  const list = (messageId: string, page = 'page=0&size=1000', as = 'budi.santoso') =>
    callApi(backend, `${conversationsPath}/get/listConversation/${messageId}?${page}`, { as })
  const entriesOf = async (messageId: string) => rowsOf(await list(messageId)) as Entry[]
  const create = (userId: string, more: object = {}, as = 'budi.santoso') =>
    callApi(backend, `${conversationsPath}/post/create`, {
      as,
      body: {
        subject: 'Undangan',
        messageText: '<p>Halo</p>',
        userId,
        corporateId: 'COR0001',
        fileBase64Dto: null,
        ...more,
      },
    })
  const reply = (messageId: string, more: object = {}, as = 'budi.santoso') =>
    callApi(backend, `${conversationsPath}/post/messagePost/${messageId}`, {
      as,
      body: { messageText: 'Baik', fileBase64Dto: null, ...more },
    })
  const turn = (verb: 'close' | 'open', messageId: string, as = 'budi.santoso') =>
    callApi(backend, `${conversationsPath}/post/${verb}/${messageId}`, { as, method: 'POST' })
  const fetchFile = (url: string | null, sending: object = {}) => send(backend, new URL(url!).pathname, sending)
  return { backend, find, ticketOf, list, entriesOf, create, reply, turn, fetchFile }
}
/** The thread that every world has with USR-BAYU. */
export const bayu = 'MSG-talent-COR0001-USR-BAYU'
/** A file as it is sent. */
export const fileDto = (bytes: Uint8Array, originalFilename: string) => ({
  fileBase64Dto: { base64: Buffer.from(bytes).toString('base64'), originalFilename },
})
/** The bytes of an answer. */
export const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
