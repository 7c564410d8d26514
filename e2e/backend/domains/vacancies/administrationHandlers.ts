import type { Contract } from '~/api/contract/index'
import { type LockableField, isLocked, type StoredStatus, statusTable } from '~/lib/rules/vacancyStatus'
import { fullName } from '~/lib/texts/text'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { copyOf, saveVacancy, vacanciesOf, vacancyOf } from './records'
import type { VacancyRecord } from './state'
import { checkLocks, primaryOf, secondaryOf, withPrimary, withSecondary } from './forms'
import { checkVacancyRight, ownVacancy, vacancyIn } from './access'
import { licensesOf } from '../corporates/licenses'
import { officesOf } from '../corporates/corporates'
import type { Vacancy } from './seed'
import { fairs, hints } from './administration'
import { benefitCategories, benefitImages, employeeStatuses, profileParts } from './options'
import type { Call, Handlers } from '../../world'
import { signedIn } from '../../engine/calls/handler'
import { contains } from '../../engine/calls/filtering'
import { filteredPage } from '../../engine/calls/paging'
import { wireDay } from '../people/rows'

/** A vacancy that the caller may change. */
function editable(call: Call<404>, code: string): VacancyRecord {
  const vacancy = ownVacancy(call, code)
  checkVacancyRight(call, vacancy.corporateId, 'edit')
  return vacancy
}
function checkOpen({ refuse }: Pick<Call<409>, 'refuse'>, { status }: VacancyRecord, field: LockableField): void {
  if (isLocked(status, field)) throw refuse(409, `Isian ini tidak dapat diubah lagi setelah lowongan ${status}.`)
}
/** The vacancy that has an item: among the changed ones, or by the code in the item's original id. */
function vacancyOfItem(
  call: Call<404>,
  itemId: string,
  itemsOf: (vacancy: VacancyRecord) => readonly { id: string }[],
) {
  const hasItem = (vacancy: VacancyRecord) => itemsOf(vacancy).some(({ id }) => id === itemId)
  const [, code = ''] = /^(?:BEN|Q)-(.+)-\d+$/.exec(itemId) ?? []
  const vacancy = [...call.world.vacancies.values(), vacancyOf(call.world, code)].find((one) => one && hasItem(one))
  if (!vacancy) throw call.refuse(404)
  return editable(call, vacancy.klobVacancyCode)
}
const SUCCESS = 'SUCCESS' as const

function checkLicense(call: Call<422>, corporateId: string): void {
  const license = licensesOf(call.world, corporateId, 0)
  const { used = 0, purchased = 0 } = license.find(({ unit }) => unit === 'Job Vacancy') ?? {}
  if (used >= purchased) throw call.refuse(422, vacancyTexts.form.licence)
}
function checkTransition({ refuse }: Pick<Call<409>, 'refuse'>, from: StoredStatus, to: Vacancy['status']): void {
  const transition = statusTable[from].to[to]
  if (!transition.allowed) throw refuse(409, transition.why)
}

/** Administration of vacancies; status transitions follow src/lib/rules/vacancyStatus. */
export const vacancyAdmin: Handlers<Contract['vacancyAdmin']> = {
  list: ({ corporateId, keyword = '', ...page }, call) => {
    const found = contains(({ name, klobVacancyCode }: Vacancy) => `${klobVacancyCode}\n${name}`)
    return filteredPage(vacanciesOf(call.world, corporateId), [found(keyword)], page, ({ klobVacancyCode }) => {
      const { author, name, publishedOn, status } = vacancyOf(call.world, klobVacancyCode)!
      return { klobVacancyCode, author, positionName: name, publishDate: publishedOn && wireDay(publishedOn), status }
    })
  },
  formLists: ({ corporateId }, call) => ({
    employeeStatus: employeeStatuses,
    officeLocation: officesOf(call.world, corporateId).map(({ id, text }) => ({ id, text })),
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
      imageUrl: `${call.origin}/files/benefit/${file}.svg`,
      text,
    })),
    hint: hints,
  }),
  primary: ({ jvCode }, call) => primaryOf(editable(call, jvCode)),
  secondary: ({ jvCode }, call) => secondaryOf(editable(call, jvCode), call.origin),
  savePrimary: ({ body }, call) => {
    const { klobVacancyCode, corporateId, status } = body
    checkVacancyRight(call, corporateId, klobVacancyCode === null ? 'add' : 'edit')
    const stored = klobVacancyCode === null ? undefined : vacancyIn(call, corporateId, klobVacancyCode)
    checkTransition(call, stored?.status ?? 'New', status)
    if (stored) checkLocks(call, stored, body)
    if (stored?.status === 'Draft' && status === 'Active') checkLicense(call, corporateId)
    const vacancy = withPrimary(call, body, stored, fullName(signedIn(call)))
    saveVacancy(call.world, vacancy)
    return primaryOf(vacancy)
  },
  saveSecondary: ({ body }, call) => {
    const { corporateId, klobVacancyCode } = body
    const kept = vacancyIn(call, corporateId, klobVacancyCode)
    checkOpen(call, kept, 'benefit')
    const vacancy = withSecondary(call, body, kept)
    saveVacancy(call.world, vacancy)
    return secondaryOf(vacancy, call.origin)
  },
  duplicate: ({ corporateId, klobVacancyCode }, call) => {
    const copy = copyOf(call.world, vacancyIn(call, corporateId, klobVacancyCode), fullName(signedIn(call)))
    saveVacancy(call.world, copy)
    return primaryOf(copy)
  },
  removeEvent: ({ vacancyCode, eventId }, call) => {
    const vacancy = editable(call, vacancyCode)
    if (!vacancy.events.some(({ id }) => id === eventId)) throw call.refuse(404)
    checkOpen(call, vacancy, 'eventKfaas')
    saveVacancy(call.world, { ...vacancy, events: vacancy.events.filter(({ id }) => id !== eventId) })
    return SUCCESS
  },
  removeBenefit: ({ benefitId }, call) => {
    const vacancy = vacancyOfItem(call, benefitId, ({ benefits }) => benefits)
    checkOpen(call, vacancy, 'benefit')
    saveVacancy(call.world, { ...vacancy, benefits: vacancy.benefits.filter(({ id }) => id !== benefitId) })
    return SUCCESS
  },
  removeQuestion: ({ id: questionId }, call) => {
    const vacancy = vacancyOfItem(call, questionId, ({ questions }) => questions)
    checkOpen(call, vacancy, 'additionalQuestion')
    saveVacancy(call.world, { ...vacancy, questions: vacancy.questions.filter(({ id }) => id !== questionId) })
    return SUCCESS
  },
}
