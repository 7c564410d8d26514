import type { Contract } from '~/api/contract/index'
import { type LockableField, isLocked, type StoredStatus, statusTable } from '~/lib/rules/vacancyStatus'
import { fullName } from '~/lib/texts/text'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { Refusal } from '../../engine/calls/refusal'
import { saveVacancy, vacanciesOf, vacancyOf } from './records'
import type { VacancyRecord } from './state'
import { checkLocks, copyOf, primaryOf, secondaryOf, withPrimary, withSecondary } from './forms'
import { checkVacancyRight, ownVacancy, vacancyIn } from './access'
import { licensesOf } from '../corporates/licenses'
import { officesOf } from '../corporates/corporates'
import type { Vacancy } from './seed'
import { fairs, hints } from './administration'
import { benefitCategories, benefitImages, employeeStatuses, profileParts } from './options'
import type { Call, Handlers } from '../../world'
import { signedIn } from '../../engine/calls/handler'
import { pageWhere } from '../../engine/calls/paging'
import { wireDay } from '../people/rows'

/** A vacancy that the caller may change. */
function editable(at: Call, code: string): VacancyRecord {
  const vacancy = ownVacancy(at, code)
  checkVacancyRight(at, vacancy.corporateId, 'edit')
  return vacancy
}
function checkOpen({ status }: VacancyRecord, field: LockableField): void {
  if (isLocked(status, field)) throw new Refusal(409, `Isian ini tidak dapat diubah lagi setelah lowongan ${status}.`)
}
/** The vacancy that has an item: among the changed ones, or by the code in the item's original id. */
function holderOf(at: Call, itemId: string, itemsOf: (vacancy: VacancyRecord) => readonly { id: string }[]) {
  const holds = (vacancy: VacancyRecord) => itemsOf(vacancy).some(({ id }) => id === itemId)
  const [, code = ''] = /^(?:BEN|Q)-(.+)-\d+$/.exec(itemId) ?? []
  const vacancy = [...at.world.vacancies.values(), vacancyOf(at.world, code)].find((one) => one && holds(one))
  if (!vacancy) throw new Refusal(404)
  return editable(at, vacancy.klobVacancyCode)
}
const SUCCESS = 'SUCCESS' as const

function checkLicense(at: Call, corporateId: string): void {
  const bought = licensesOf(at.world, corporateId, 0)
  const { used = 0, purchased = 0 } = bought.find(({ unit }) => unit === 'Job Vacancy') ?? {}
  if (used >= purchased) throw new Refusal(422, vacancyTexts.form.licence)
}
function checkTransition(from: StoredStatus, to: Vacancy['status']): void {
  const transition = statusTable[from].to[to]
  if (!transition.allowed) throw new Refusal(409, transition.why)
}

/** Administration of vacancies; status transitions follow src/lib/rules/vacancyStatus. */
export const vacancyAdmin: Handlers<Contract['vacancyAdmin']> = {
  list: ({ corporateId, keyword = '', ...page }, at) => {
    const word = keyword.toLowerCase()
    const isFound = ({ name, klobVacancyCode }: Vacancy) => `${klobVacancyCode}\n${name}`.toLowerCase().includes(word)
    const tests = word === '' ? [] : [isFound]
    return pageWhere(vacanciesOf(at.world, corporateId), tests, page, ({ klobVacancyCode }) => {
      const { author, name, publishedOn, status } = vacancyIn(at.world, corporateId, klobVacancyCode)
      return { klobVacancyCode, author, positionName: name, publishDate: publishedOn && wireDay(publishedOn), status }
    })
  },
  formLists: ({ corporateId }, at) => ({
    employeeStatus: employeeStatuses,
    officeLocation: officesOf(at.world, corporateId).map(({ id, text }) => ({ id, text })),
    eventKfaas: fairs,
    categoryBenefit: benefitCategories,
    questionType: [
      { id: 'text', text: 'Teks' },
      { id: 'number', text: 'Angka' },
      { id: 'yesno', text: 'Ya/Tidak' },
      { id: 'choice', text: 'Pilihan' },
      { id: 'attachment', text: 'Lampiran' },
    ],
    applyValidation: profileParts.map(({ id, field }) => ({ id, field })),
    imageUrlBenefit: benefitImages.map(({ id, file, text }) => ({
      id,
      imageUrl: `${at.origin}/files/benefit/${file}.svg`,
      text,
    })),
    hint: hints,
  }),
  primary: ({ jvCode }, at) => primaryOf(editable(at, jvCode)),
  secondary: ({ jvCode }, at) => secondaryOf(editable(at, jvCode), at.origin),
  savePrimary: ({ body }, at) => {
    const { klobVacancyCode, corporateId, status } = body
    checkVacancyRight(at, corporateId, klobVacancyCode === null ? 'add' : 'edit')
    const kept = klobVacancyCode === null ? undefined : vacancyIn(at.world, corporateId, klobVacancyCode)
    checkTransition(kept?.status ?? 'New', status)
    if (kept) checkLocks(kept, body)
    if (kept?.status === 'Draft' && status === 'Active') checkLicense(at, corporateId)
    const vacancy = withPrimary(at.world, body, kept, fullName(signedIn(at)))
    saveVacancy(at.world, vacancy)
    return primaryOf(vacancy)
  },
  saveSecondary: ({ body }, at) => {
    const { corporateId, klobVacancyCode } = body
    const kept = vacancyIn(at.world, corporateId, klobVacancyCode)
    checkOpen(kept, 'benefit')
    const vacancy = withSecondary(at.world, body, kept)
    saveVacancy(at.world, vacancy)
    return secondaryOf(vacancy, at.origin)
  },
  duplicate: ({ corporateId, klobVacancyCode }, at) => {
    const copy = copyOf(at.world, vacancyIn(at.world, corporateId, klobVacancyCode), fullName(signedIn(at)))
    saveVacancy(at.world, copy)
    return primaryOf(copy)
  },
  removeEvent: ({ vacancyCode, eventId }, at) => {
    const vacancy = editable(at, vacancyCode)
    if (!vacancy.events.some(({ id }) => id === eventId)) throw new Refusal(404)
    checkOpen(vacancy, 'eventKfaas')
    saveVacancy(at.world, { ...vacancy, events: vacancy.events.filter(({ id }) => id !== eventId) })
    return SUCCESS
  },
  removeBenefit: ({ benefitId }, at) => {
    const vacancy = holderOf(at, benefitId, ({ benefits }) => benefits)
    checkOpen(vacancy, 'benefit')
    saveVacancy(at.world, { ...vacancy, benefits: vacancy.benefits.filter(({ id }) => id !== benefitId) })
    return SUCCESS
  },
  removeQuestion: ({ id: questionId }, at) => {
    const vacancy = holderOf(at, questionId, ({ questions }) => questions)
    checkOpen(vacancy, 'additionalQuestion')
    saveVacancy(at.world, { ...vacancy, questions: vacancy.questions.filter(({ id }) => id !== questionId) })
    return SUCCESS
  },
}
