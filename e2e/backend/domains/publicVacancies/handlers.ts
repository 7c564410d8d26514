import type { Contract } from '~/api/contract/index'
import { logoPath } from '../corporates/drawings'
import { templatePath } from '../questions/files'
import { vacanciesOf, vacancyOf } from '../vacancies/records'
import type { VacancyRecord } from '../vacancies/state'
import type { Account } from '../../engine/account'
import { corporateNameOf } from '../corporates/corporates'
import { dayAt } from '../../engine/content/moments'
import type { Question } from '../questions/seed'
import type { Vacancy } from '../vacancies/seed'
import { profileParts } from '../vacancies/options'
import type { Call, Handlers, World } from '../../world'
import { signedIn } from '../../engine/calls/handler'
import { contains } from '../../engine/calls/filtering'
import { filteredPage } from '../../engine/calls/paging'

/** A vacancy to which every signed-in user has applied. */
const APPLIED_VACANCY = 'VAC-TERKIRIM-01'

/** Files of the world get the origin of the request; other addresses stay as entered. */
const addressAt = (origin: string) => (address: string) =>
  /^\/(files|situs)\//.test(address) ? `${origin}${address}` : address
const dayOf = (day: string) => day.split('-').toReversed().join('/')

/** Whether a part of the profile is filled: none for a newcomer, all but work and languages for others. */
const hasProfilePart = ({ accounts }: World, account: Account, part: string) =>
  accounts.some(({ username }) => username === account.username) && part !== 'jobExperience' && part !== 'language'

function strengthOf({ requiredParts }: VacancyRecord, account: Account, world: World) {
  if (requiredParts.length === 0) return null
  const isFilled = (part: (typeof profileParts)[number]['part']) =>
    !requiredParts.includes(part) || hasProfilePart(world, account, part)
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

function found({ world, refuse }: Pick<Call<404>, 'world' | 'refuse'>, klobVacancyCode: string): VacancyRecord {
  const vacancy = vacancyOf(world, klobVacancyCode)
  if (!vacancy) throw refuse(404)
  return vacancy
}

/** The public vacancy page. */
export const publicVacancy: Handlers<Contract['publicVacancy']> = {
  detail: ({ klobVacancyCode, corporateId }, call) => {
    const { world, account, origin } = call
    const vacancy = found(call, klobVacancyCode)
    if (vacancy.corporateId !== corporateId) throw call.refuse(404)
    const { officeLocation, questions, asksTests } = vacancy
    const resolveAddress = addressAt(origin)
    const hasTakenTest = account && asksTests ? account.tts01Int01 === true : null
    return {
      klobVacancyCode,
      positionName: vacancy.name,
      corporateName: corporateNameOf(world, corporateId),
      corporateLogo: `${origin}${logoPath(corporateId)}`,
      urlImageHeader: vacancy.headerImage && resolveAddress(vacancy.headerImage),
      companySectorId: vacancy.companySectorId,
      employmentStatus: vacancy.employeeStatus?.text ?? null,
      closeDate: vacancy.closesOn && dayOf(vacancy.closesOn),
      status: vacancy.status,
      applied: account !== undefined && klobVacancyCode === APPLIED_VACANCY,
      disabled: vacancy.isDisabilityFriendly,
      description: vacancy.description,
      jobDescription: vacancy.jobDescription,
      terms: vacancy.terms,
      images: vacancy.images.map(resolveAddress),
      videos: vacancy.videos.map(resolveAddress),
      rewards: vacancy.benefits.map(({ image, description }) => ({ imageUrl: resolveAddress(image.url), description })),
      location: officeLocation && {
        province: officeLocation.province,
        longDescription: officeLocation.address,
        gpsLocation: officeLocation.placeId,
        id: officeLocation.id,
      },
      strengthProfile: account ? strengthOf(vacancy, account, world) : null,
      valueTest: hasTakenTest,
      interestTest: hasTakenTest,
      additionalQuestions: questions.length === 0 ? null : questions.map(questionAt(origin)),
    }
  },
  clickApply: ({ klobVacancyCode }, call) => {
    found(call, klobVacancyCode)
    return null
  },
  related: ({ id, page, size, keyword = '' }, call) => {
    const { world, origin } = call
    const { corporateId } = found(call, id)
    const isLike = (one: Vacancy) => one.klobVacancyCode !== id && one.status === 'Active' && !hasEnded(one, world)
    const isNamed = contains(({ name }: Vacancy) => name)(keyword)
    const rows = vacanciesOf(world, corporateId)
    return filteredPage(rows, [isLike, isNamed], { start: page, length: size }, (vacancy) => {
      const { images, officeLocation, employeeStatus } = found(call, vacancy.klobVacancyCode)
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
  /** Users of a single corporate are redirected to it. */
  flags: (_, call) => {
    const { corporates: own } = signedIn(call)
    return { corporateId: own.length === 1 ? own[0]!.corporateId : null, redirect: own.length === 1 }
  },
}
