import type { Contract } from '~/api/contract/index'
import { logoPath, templatePath } from '../files'
import { Refusal } from '../refusal'
import { vacanciesOf, type VacancyRecord, vacancyOf } from '../vacancies'
import { type Account, accounts } from '../world/accounts'
import { corporates } from '../world/corporates'
import { dayAt } from '../world/moments'
import type { Question } from '../world/questions'
import type { Vacancy } from '../world/vacancies'
import { profileParts } from '../world/vacancyOptions'
import type { World } from '../worlds'
import { type Handlers, signedIn } from './handler'
import { pageWhere } from './paging'

/** A vacancy that everybody who is signed in has applied to. */
const APPLIED = 'VAC-TERKIRIM-01'

/** Files and stand-ins of the world have their address at the origin that was asked; others are as they were typed. */
const addressAt = (origin: string) => (address: string) =>
  /^\/(files|situs)\//.test(address) ? `${origin}${address}` : address
const dayOf = (day: string) => day.split('-').toReversed().join('/')

/** What a profile holds: of somebody new nothing, of everybody else all but work and languages. */
const holds = (account: Account, part: string) =>
  accounts.includes(account) && part !== 'jobExperience' && part !== 'language'

function strengthOf({ requiredParts }: VacancyRecord, account: Account) {
  if (requiredParts.length === 0) return null
  const isFilled = (part: (typeof profileParts)[number]['part']) =>
    !requiredParts.includes(part) || holds(account, part)
  const filled = profileParts.filter(({ part }) => isFilled(part))
  return {
    basicInfo: isFilled('basicInfo'),
    education: isFilled('education'),
    jobExperience: isFilled('jobExperience'),
    skill: isFilled('skill'),
    language: isFilled('language'),
    totalPercent: Math.round((100 * filled.length) / profileParts.length),
  }
}
const questionAt =
  (origin: string) =>
  ({ template, ...question }: Question) => ({
    ...question,
    templateUrl:
      template === null ? null : { originalFilename: template, url: `${origin}${templatePath(question.id, template)}` },
  })
const hasEnded = ({ closesOn }: Vacancy, { now }: World) => closesOn !== null && closesOn < dayAt(now.getTime())

function found(world: World, klobVacancyCode: string): VacancyRecord {
  const vacancy = vacancyOf(world, klobVacancyCode)
  if (!vacancy) throw new Refusal(404)
  return vacancy
}

/** The public vacancy page. */
export const publicVacancy: Handlers<Contract['publicVacancy']> = {
  detail: ({ klobVacancyCode, corporateId }, { world, account, origin }) => {
    const vacancy = found(world, klobVacancyCode)
    if (vacancy.corporateId !== corporateId) throw new Refusal(404)
    const { officeLocation, questions, asksTests } = vacancy
    const addressed = addressAt(origin)
    const hasTakenTest = account && asksTests ? account.tts01Int01 === true : null
    return {
      klobVacancyCode,
      positionName: vacancy.name,
      corporateName: corporates.find((one) => one.corporateId === corporateId)?.corporateName ?? corporateId,
      corporateLogo: `${origin}${logoPath(corporateId)}`,
      urlImageHeader: vacancy.headerImage && addressed(vacancy.headerImage),
      companySectorId: vacancy.companySectorId,
      employmentStatus: vacancy.employeeStatus?.text ?? null,
      closeDate: vacancy.closesOn && dayOf(vacancy.closesOn),
      status: vacancy.status,
      applied: account !== undefined && klobVacancyCode === APPLIED,
      disabled: vacancy.isDisabilityFriendly,
      description: vacancy.description,
      jobDescription: vacancy.jobDescription,
      terms: vacancy.terms,
      images: vacancy.images.map(addressed),
      videos: vacancy.videos.map(addressed),
      rewards: vacancy.benefits.map(({ image, description }) => ({ imageUrl: addressed(image.url), description })),
      location: officeLocation && {
        province: officeLocation.province,
        longDescription: officeLocation.address,
        gpsLocation: officeLocation.placeId,
        id: officeLocation.id,
      },
      strengthProfile: account ? strengthOf(vacancy, account) : null,
      valueTest: hasTakenTest,
      interestTest: hasTakenTest,
      additionalQuestions: questions.length === 0 ? null : questions.map(questionAt(origin)),
    }
  },
  clickApply: ({ klobVacancyCode }, { world }) => {
    found(world, klobVacancyCode)
    return null
  },
  related: ({ id, page, size, keyword = '' }, { world, origin }) => {
    const { corporateId } = found(world, id)
    const isLike = (one: Vacancy) => one.klobVacancyCode !== id && one.status === 'Active' && !hasEnded(one, world)
    const word = keyword.toLowerCase()
    const isNamed = (one: Vacancy) => one.name.toLowerCase().includes(word)
    const rows = vacanciesOf(world, corporateId)
    return pageWhere(rows, [isLike, isNamed], { start: page, length: size }, (vacancy) => {
      const { images, officeLocation, employeeStatus } = found(world, vacancy.klobVacancyCode)
      return {
        klobVacancyCode: vacancy.klobVacancyCode,
        positionName: vacancy.name,
        urlImageThumbnail: images[0] === undefined ? null : addressAt(origin)(images[0]),
        mco01: { corporateLogo: `${origin}${logoPath(corporateId)}` },
        mps01: { description: employeeStatus?.text ?? null },
        mcool01: { mpr01: { text: officeLocation?.province ?? null } },
      }
    })
  },
  /** Who belongs to one corporate alone is led back to it. */
  flags: (_, at) => {
    const { corporates: own } = signedIn(at)
    return { corporateId: own.length === 1 ? own[0]!.corporateId : null, redirect: own.length === 1 }
  },
}
