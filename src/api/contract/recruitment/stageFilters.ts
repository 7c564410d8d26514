import { z } from 'zod/mini'
import type { Rule } from '~/lib/rules/rules'
import { adminTexts } from '~/lib/texts/adminTexts'
import { personName, text } from '~/api/contract/filterValues'
import { id, idList, idsUpTo } from '../../values'

const count = (name: string, min: number, max: number) =>
  z
    .int(`${name} berupa bilangan bulat`)
    .check(z.gte(min, `${name} paling sedikit ${min}`), z.lte(max, `${name} paling banyak ${max}`))
const age = count('Umur', 0, 150)
const months = count('Masa kerja', 0, 1200)
/** In steps of 0.01 (document 2 §2.6). */
const grade = z.number('IPK berupa angka').check(
  z.gte(0, 'IPK paling rendah 0'),
  z.lte(4, 'IPK paling tinggi 4'),
  z.refine((value) => Number(value.toFixed(2)) === value, 'IPK paling banyak dua angka di belakang koma'),
)
/** A minute as DD-MM-YYYY HH:mm (wire decision B08). */
const minute = z
  .string()
  .check(
    z.regex(
      /^(0[1-9]|[12][0-9]|3[01])-(0[1-9]|1[0-2])-[0-9]{4} ([01][0-9]|2[0-3]):[0-5][0-9]$/,
      'Waktu tidak valid (DD/MM/YYYY HH:mm)',
    ),
  )
const listOf = <const T extends readonly [string, ...string[]]>(codes: T) =>
  z.array(z.enum(codes)).check(
    z.minLength(1),
    z.maxLength(codes.length),
    z.refine((list) => new Set(list).size === list.length),
    z.meta({ uniqueItems: true }),
  )
const note = text(255)

const orderRule = (from: string, to: string): Rule => ({
  kind: 'order',
  from,
  to,
  message: 'Batas atas lebih kecil dari batas bawah',
})
const BOTH_ENDS_REQUIRED = 'Isi kedua ujung rentang waktu melamar'

/** Filters of the stage screen (document 2 §2.6, §5, §7; wire decision B29). */
export const stageFilters = {
  schema: z.partial(
    z.strictObject({
      testResult: idsUpTo(200),
      field1: note,
      field2: note,
      field3: note,
      field4: note,
      field5: note,
      firstNames: personName,
      lastNames: personName,
      email: text(100),
      genders: listOf(['M', 'F']),
      ageMin: age,
      ageMax: age,
      maritalStatus: listOf(['S', 'M']),
      specialNeed: idList,
      countries: idList,
      provinces: idList,
      startSendDate: minute,
      endSendDate: minute,
      batchId: id,
      batchValue: count('Max.Applied', 1, 1_000_000),
      minWorkingExperience: months,
      maxWorkingExperience: months,
      workDuration: listOf(['1', '2', '3', '4', '5']),
      position: text(100),
      companyNames: text(100),
      companySector: idList,
      degree: idList,
      educationInstitutionNames: text(100),
      majors: text(100),
      minGrade: grade,
      maxGrade: grade,
      skillNames: text(100),
      klobness: listOf(['0', '1', '2']),
      recommendedKlobExpert: z.enum(['Ya']),
      eventId: id,
    }),
  ),
  rules: [
    { kind: 'together', name: 'ageMin', needs: 'ageMax', message: adminTexts.stageFilter.age },
    {
      kind: 'together',
      name: 'minWorkingExperience',
      needs: 'maxWorkingExperience',
      message: adminTexts.stageFilter.experience,
    },
    orderRule('ageMin', 'ageMax'),
    orderRule('minWorkingExperience', 'maxWorkingExperience'),
    orderRule('minGrade', 'maxGrade'),
    // One end alone has no effect and is not sent (document 2 §5).
    { kind: 'pair', value: 'startSendDate', companion: 'endSendDate', message: BOTH_ENDS_REQUIRED },
    { kind: 'pair', value: 'endSendDate', companion: 'startSendDate', message: BOTH_ENDS_REQUIRED },
    orderRule('startSendDate', 'endSendDate'),
    { kind: 'needs', name: 'batchValue', needs: 'batchId', message: 'Pilih batch untuk Max.Applied' },
  ] satisfies Rule[],
}
/** Valid filters of the stage screen. */
export type StageFilters = z.infer<typeof stageFilters.schema>
