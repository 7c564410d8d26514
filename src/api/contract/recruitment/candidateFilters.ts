import { z } from 'zod/mini'
import type { Rule } from '~/lib/rules/rules'
import { adminTexts } from '~/lib/texts/adminTexts'
import { text } from '~/api/contract/filterValues'
import { languageLevel } from '~/api/contract/executive/longlistValues'
import { id, idList } from '../../values'

const isUnique = (list: readonly string[]) => new Set(list).size === list.length
const uniqueListOf = <S extends z.ZodMiniType<string, string>>(one: S) =>
  z.array(one).check(z.minLength(1), z.maxLength(50), z.refine(isUnique), z.meta({ uniqueItems: true }))
const textList = uniqueListOf(text(100))
const months = z.int('Isi dengan bilangan bulat').check(z.gte(0, 'Paling rendah 0'), z.lte(1200, 'Paling tinggi 1.200'))

/** Filters of the executive search's admin query (document 3 §2, wire decision C20). */
export const candidateFilters = {
  schema: z.partial(
    z.strictObject({
      /** The name of the picked vacancy. */
      vacancyName: text(150),
      dataSource: id,
      notes: text(100),
      marker: id,
      firstName: text(100),
      lastName: text(100),
      gender: z.enum(['M', 'F']),
      domicile: id,
      currentWorkLocation: id,
      skillNames: textList,
      educationInstitutionNames: textList,
      majors: textList,
      graduateYear: z.int('Isi dengan tahun').check(z.gte(1900, 'Paling awal 1900'), z.lte(2100, 'Paling akhir 2100')),
      languages: idList,
      languageLevels: uniqueListOf(languageLevel),
      /** Months, both. */
      minWorkingExperience: months,
      maxWorkingExperience: months,
      noticePeriode: id,
      positions: textList,
      companyNames: textList,
      companySectors: idList,
      keywords: textList,
      testResultsInt: idList,
      testResultsPers: idList,
      testResultsVal: idList,
      testResultsCom: idList,
      contentName: text(100),
      contentStatus: z.enum(['OnGoing', 'Complete']),
    }),
  ),
  rules: [
    { kind: 'required', name: 'dataSource', message: adminTexts.candidates.dataSource },
    {
      kind: 'order',
      from: 'minWorkingExperience',
      to: 'maxWorkingExperience',
      message: 'Pengalaman maksimum tidak boleh kurang dari minimum',
    },
  ] satisfies Rule[],
}
/** Valid filters of the admin query. */
export type CandidateFilters = z.infer<typeof candidateFilters.schema>
