import type { AnyEndpoint, Endpoint, Input } from '~/api/endpoint'
import { call } from '~/api/client'
import { contract as c } from '~/api/contract/index'

/** A call that the tag test makes. */
export type Sample = { endpoint: AnyEndpoint; input: object }
/** A write: its input, possibly read from the backend first, and `until` to await work that continues after its answer. */
export type WriteSample = {
  endpoint: AnyEndpoint
  input: object | (() => Promise<object>)
  until?: (result: never) => Promise<void>
}

const read = <E extends AnyEndpoint>(endpoint: E, ...inputs: Input<E>[]): Sample[] =>
  inputs.map((input) => ({ endpoint, input: input as object }))
const write = <In extends object, Out>(
  endpoint: Endpoint<In, Out, unknown>,
  input: In | (() => Promise<In>),
  until?: (result: Out) => Promise<void>,
): WriteSample => ({
  endpoint,
  input,
  ...(until ? { until } : {}),
})

const corporateId = 'COR0001'
const within = { corporateId }
const page = { start: 0, length: 50 }
const sized = { page: 0, size: 50 }
const vacancyCode = 'VAC-AKTIF-01'
const klobVacancyCode = vacancyCode
const DRAFT = 'VAC-DRAF-01'
const ASKING = 'VAC-SOAL-01'
const stage = (number: number) => `${vacancyCode}.STG-${number}`
const ayu = 'USR-AYU'
const bayu = 'USR-BAYU'
const listedUser = 'MUC03-HENDRA'
const citra = 'USR-CITRA'
const past = (family: string, about: string, userId: string) => `MSG-${family}-${corporateId}-${about}${userId}`
const threads = [
  { endpoints: c.talents.conversation, thread: within, idOf: (userId: string) => past('talent', '', userId) },
  {
    endpoints: c.applicants.conversation,
    thread: { ...within, klobVacancyCode },
    idOf: (userId: string) => past('applicant', `${vacancyCode}.`, userId),
  },
  {
    endpoints: c.candidates.conversation,
    thread: { ...within, klobVacancyCode },
    idOf: (userId: string) => past('es', `${vacancyCode}.`, userId),
  },
] as const
const message = { messageText: '<p>Halo</p>', fileBase64Dto: null }
const saved = [
  { api: c.talents.saved, body: { gender: 'F' }, known: 'SQ-BUDI' },
  { api: c.candidates.saved, body: { dataSource: 'INTERNAL' }, known: 'SQ-ES' },
  { api: c.applicants.saved, body: { vacancyCodes: vacancyCode }, known: undefined },
  { api: c.tracking.saved, body: { vacancyCodes: vacancyCode }, known: undefined },
] as const
/** The id of the second filter saved in a world. */
const SECOND = 'SQ-000002'
const records = { languages: 'LL-0001', educations: 'LE-0001', jobs: 'LJ-0001' } as const
const notes = { field1: 'Baik', field2: null, field3: null, field4: null, field5: null }

/** Every read whose answer a write can change, with inputs that show each write. */
export const readSamples: readonly Sample[] = [
  read(c.pipeline.vacancies, within),
  read(
    c.pipeline.applicants,
    ...[1, 2].map((number) => ({ ...within, ...page, vacancyCode, stageId: stage(number) })),
    { ...within, ...page, vacancyCode, stageId: stage(1), field1: 'Baik' },
  ),
  read(c.pipeline.profile, ...[ayu, bayu].map((userId) => ({ userId, stageId: stage(1), klobVacancyCode }))),
  read(c.pipeline.filterLists, { ...within, klobVacancyCode, stageId: stage(1) }),
  ...[vacancyCode, DRAFT, ASKING].flatMap((code) => [
    read(c.pipeline.qualification, { klobVacancyCode: code }),
    read(c.vacancyAdmin.primary, { jvCode: code }),
    read(c.vacancyAdmin.secondary, { jvCode: code }),
    read(c.publicVacancy.detail, { ...within, klobVacancyCode: code }),
    read(c.publicVacancy.related, { id: code, ...sized }),
    read(c.applicants.questions, { vacancyCode: code }),
    read(c.tracking.form, { vacancyCode: code }),
  ]),
  read(c.vacancyAdmin.list, { ...within, ...page }),
  read(c.vacancyAdmin.formLists, within),
  read(c.session.vacancyRights, within),
  read(c.vacancies.list, { ...within, ...sized }),
  read(c.masterQuestions.list, within),
  read(c.applicants.answers, { klobVacancyCode: ASKING, userId: ayu }),
  read(c.talents.rows, { ...within, ...page }, { ...within, ...page, notifications: '2' }),
  read(c.applicants.rows, { ...within, ...page, vacancyCode }, { ...within, ...page, vacancyCode, notifications: '2' }),
  read(c.tracking.rows, { ...within, ...page, vacancyCode }, { ...within, ...page, vacancyCode, notifications: '2' }),
  read(c.matching.rows, { ...within, ...page, vacancyCodes: vacancyCode }),
  read(c.tracking.uploads, { vacancyCode, ...page }),
  read(c.tracking.downloads, { vacancyCode, ...page }),
  read(c.candidates.rows, ...['INTERNAL', 'APPLICANT'].map((dataSource) => ({ ...within, ...page, dataSource }))),
  read(c.candidates.lists, within),
  read(c.candidates.note.read, ...[ayu, bayu].map((userId) => ({ ...within, esId: `ESC-${userId}` }))),
  read(c.candidates.results.list, { ...within, ...page }),
  read(c.candidates.results.open, { id: 'ESR-0011' }),
  read(c.longlist.list, { ...within, ...page }),
  read(c.longlist.form, ...[listedUser, '0'].map((id) => ({ ...within, id }))),
  ...(['languages', 'educations', 'jobs'] as const).map((kind) =>
    read(c.longlist[kind].form, ...['0', records[kind]].map((id) => ({ id, muc03Id: listedUser }))),
  ),
  read(c.chatSchedule.onSchedule, within),
  read(c.chatSchedule.offSchedule, within),
  read(c.tickets.list, sized),
  read(c.tickets.detail, ...['ES-BARU', 'ES-PROSES'].map((msgId) => ({ msgId }))),
  ...saved.flatMap(({ api, known }) => [
    read(api.list, { ...within, ...page }),
    read(api.open, { id: known ?? SECOND }),
  ]),
  ...threads.flatMap(({ endpoints, thread, idOf }) => [
    read(endpoints.find, ...[ayu, bayu, citra].map((userId) => ({ ...thread, userId }))),
    read(endpoints.entries, ...[bayu, citra].map((userId) => ({ messageId: idOf(userId), ...sized }))),
  ]),
  read(c.dashboard.corporate, { id: corporateId }),
  read(c.dashboard.licenses, within),
  read(c.dashboard.demographics, within),
  read(c.dashboard.tests, within),
  read(c.dashboard.topVacancies, within),
  read(c.publicVacancy.flags, {}),
  read(c.session.corporates, page),
].flat()

const { id: _id, ...newRange } = { id: null, ...within, startDate: '01/02/2027 00:00', endDate: '01/02/2027 23:59' }
const primaryOf = (jvCode: string) => call(c.vacancyAdmin.primary, { jvCode })
const draftPrimary = async () => ({ ...(await primaryOf(DRAFT)), closeDate: '31/12/2026' })
const secondaryOf = (jvCode: string) => call(c.vacancyAdmin.secondary, { jvCode })
const longlistForm = () => call(c.longlist.form, { ...within, id: listedUser })

/** Every write, with an input whose effect is visible in some read. */
export const writeSamples: readonly WriteSample[] = [
  write(c.pipeline.move, { body: { stageId: stage(2), userId: [ayu] } }),
  write(c.pipeline.saveNotes, async () => {
    const { id, pipelineId } = await call(c.pipeline.profile, { userId: ayu, stageId: stage(1), klobVacancyCode })
    const body = { id, pipelineId, userId: ayu, stageId: stage(1), klobVacancyCode, ...notes, sendEmail: 'tidak' }
    return { body: { ...body, sendEmail: 'tidak' as const } }
  }),
  write(
    c.tracking.upload,
    async () => {
      const { default: sheet } = await import('write-excel-file/node')
      const rows = [
        ['Email', 'Stage', 'Field 1'],
        ['ayu.wulandari@surel.example', 'Wawancara', 'Baik'],
      ]
      const bytes = await sheet(rows.map((row) => row.map((value) => ({ value })))).toBuffer()
      const file = { base64: Buffer.from(bytes).toString('base64'), originalFilename: 'ubah.xlsx' }
      return { body: { ...within, klobVacancyCode, file } }
    },
    async ({ id }) => {
      while ((await call(c.tracking.uploaded, { id })).status === null);
    },
  ),
  ...[c.tracking.standard, c.tracking.custom1, c.tracking.custom2].map(({ start }) =>
    write(start, { ...within, vacancyCode }),
  ),
  write(c.longlist.save, async () => {
    const { user } = await longlistForm()
    const { status: _status, ...fields } = user
    return { body: { ...fields, firstName: 'Hendro', lastName: 'G', email: 'h@surel.example', photoFile: null } }
  }),
  write(c.longlist.remove, { muc03Id: listedUser }),
  write(c.longlist.languages.save, async () => {
    const [language] = (await longlistForm()).languages
    return { body: { ...language!, muc03Id: listedUser, level: 'Menengah (Intermediate)' as const } }
  }),
  write(c.longlist.languages.remove, { id: records.languages }),
  write(c.longlist.educations.save, async () => {
    const { imageUrl: _image, ...education } = (await longlistForm()).educations[0]!
    return { body: { ...education, muc03Id: listedUser, major: 'Ilmu Hukum' } }
  }),
  write(c.longlist.educations.remove, { id: records.educations }),
  write(c.longlist.jobs.save, async () => {
    const { imageUrl: _image, ...job } = (await longlistForm()).jobs[0]!
    return { body: { ...job, muc03Id: listedUser, position: 'Direktur' } }
  }),
  write(c.longlist.jobs.remove, { id: records.jobs }),
  write(c.candidates.note.write, { body: { esId: `ESC-${ayu}`, ...within, notes: 'Baik', marker: { id: 'MRK-01' } } }),
  write(c.candidates.results.save, { ...within, name: 'Baru', body: { dataSource: 'INTERNAL' } }),
  write(c.candidates.results.remove, { id: 'ESR-0011' }),
  write(c.masterQuestions.save, {
    body: { ...within, questionId: null, questionText: 'Mengapa?', questionType: 'text', generic: 't' },
  }),
  write(c.masterQuestions.save, async () => {
    const { editableOrder: _order, ...question } = (await call(c.masterQuestions.list, within))[0]!
    return { body: { ...question, ...within, questionText: 'Mengapa?' } }
  }),
  write(c.vacancyAdmin.savePrimary, async () => ({
    body: { ...(await draftPrimary()), position: 'Baru', status: 'Active' as const },
  })),
  write(c.vacancyAdmin.saveSecondary, async () => ({
    body: { ...(await secondaryOf(DRAFT)), benefit: [], additionalQuestion: [] },
  })),
  write(c.vacancyAdmin.duplicate, { ...within, klobVacancyCode: ASKING }),
  write(c.vacancyAdmin.removeEvent, async () => {
    const [fair] = (await call(c.vacancyAdmin.formLists, within)).eventKfaas
    const eventKfaas = [{ ...fair!, isTemp: true }]
    await call(c.vacancyAdmin.savePrimary, { body: { ...(await draftPrimary()), eventKfaas } })
    return { vacancyCode: DRAFT, eventId: fair!.id }
  }),
  write(c.vacancyAdmin.removeBenefit, async () => ({ benefitId: (await secondaryOf(DRAFT)).benefit[0]!.id })),
  write(c.vacancyAdmin.removeQuestion, async () => {
    const { editableOrder: _order, corporateId: _own, ...question } = (await call(c.masterQuestions.list, within))[0]!
    const addedQuestion = {
      id: null,
      status: null,
      question,
      answerNote: 'x',
      sequence: 1,
      mandatory: true,
      templateUrl: null,
    }
    const body = { ...(await secondaryOf(DRAFT)), additionalQuestion: [addedQuestion] }
    return { id: (await call(c.vacancyAdmin.saveSecondary, { body })).additionalQuestion[0]!.id }
  }),
  write(c.chatSchedule.saveOn, async () => {
    const hours = await call(c.chatSchedule.onSchedule, within)
    return { body: { ...hours!, startTimeMonday: '09:00:00' } }
  }),
  write(c.chatSchedule.saveOff, { body: { chatOff: [{ id: null, ...newRange }] } }),
  write(c.chatSchedule.removeOff, { id: 'CHO-0001' }),
  write(c.tickets.reply, {
    msgId: 'ES-BARU',
    body: { messageText: '<p>Baik</p>', ticketStatus: 'INPROCESS', fileBase64Dto: null },
  }),
  ...saved.flatMap(({ api, body, known }) => [
    write(api.save, { ...within, queryName: 'Baru', body }),
    write(api.remove, async () => {
      for (const queryName of known ? [] : ['Satu', 'Dua']) await call(api.save, { ...within, queryName, body })
      return { id: known ?? SECOND }
    }),
  ]),
  ...threads.flatMap(({ endpoints, thread, idOf }) => [
    write(endpoints.start, { body: { ...thread, userId: ayu, subject: 'Undangan', ...message } }),
    write(endpoints.reply, { messageId: idOf(bayu), body: message }),
    write(endpoints.close, { messageId: idOf(bayu) }),
    write(endpoints.reopen, { messageId: idOf(citra) }),
  ]),
]
