import { validated, seedKind } from '../../engine/control/seeding'
import { seedOf } from '../../engine/content/random'
import { type DeepPartial, partialOf, mergeParts } from '../../engine/records'
import { nextId } from '../../engine/world'
import type { World } from '../../world'
import { withSeeds } from '../base'
import { administrationOf } from './administration'
import { contentsOf } from './contents'
import { benefitCategories, benefitImages } from './options'
import { vacancyOf } from './records'
import { generatedVacancy } from './seed'
import { type VacancyRecord, vacancyRecord } from './state'

/** A generated vacancy without questions, with the given name and status. */
function fresh(klobVacancyCode: string, given: DeepPartial<VacancyRecord>): VacancyRecord {
  const corporateId = given.corporateId ?? 'COR0001'
  const generated = generatedVacancy(corporateId, seedOf(klobVacancyCode) >>> 1)
  const { name = generated.name, status = 'Active' } = given
  const vacancy = { ...generated, klobVacancyCode, name, status, closesOn: '2026-12-31' }
  return { ...vacancy, ...contentsOf(vacancy), ...administrationOf(vacancy), events: [], questions: [] }
}

/** Vacancies with their contents; an existing code is updated. */
export const vacancySeeds = seedKind<World, DeepPartial<VacancyRecord>>(
  partialOf(vacancyRecord),
  (world, { questions, benefits, ...given }) => {
    const klobVacancyCode = given.klobVacancyCode ?? nextId(world, 'KJV')
    const merged = mergeParts<VacancyRecord>(vacancyOf(world, klobVacancyCode) ?? fresh(klobVacancyCode, given), given)
    const vacancy = validated(vacancyRecord, {
      ...merged,
      ...(questions && {
        questions: questions.map((question, n) => ({
          id: `Q-${klobVacancyCode}-${n + 1}`,
          // Not the master question of a vacancy that is seeded over, whose text would replace this one.
          masterId: `MQ-SEED-${klobVacancyCode}-${n + 1}`,
          sequence: n + 1,
          questionType: 'text',
          answerNote: '',
          mandatory: true,
          template: null,
          ...question,
        })),
      }),
      ...(benefits && {
        benefits: benefits.map((benefit, n) => {
          const { id, file } = benefitImages[n % benefitImages.length]!
          const image = { id, url: `/files/benefit/${file}.svg` }
          const category = benefitCategories[n % benefitCategories.length]!
          return mergeParts({ id: `BEN-${klobVacancyCode}-${n + 1}`, description: '', category, image }, benefit)
        }),
      }),
    } as never) as VacancyRecord
    const { seeds } = world.base
    world.vacancies.delete(klobVacancyCode)
    world.base = withSeeds(world.base, { ...seeds, vacancies: [...seeds.vacancies, vacancy] })
    return klobVacancyCode
  },
)
