import { z } from 'zod/mini'
import { vacancyStatusOptions } from '~/lib/codes'
import { toExportDay, fromExportDay } from '~/lib/time/dates'
import type { Rule } from '~/lib/rules/rules'
import { adminTexts } from '~/lib/texts/adminTexts'
import { personFilters, personRules } from '~/api/contract/filters'
import { filterDay, filterMinute, operator, text } from '~/api/contract/filterValues'
import type { WireMapping } from '../../endpointGroups/wireMapping'
import { id, idList } from '../../values'
import { answerLimits } from './answerFilter'

const vacancyStatus = z.enum(vacancyStatusOptions.map(({ id: status }) => status))
const isUnique = (list: readonly string[]) => new Set(list).size === list.length
/** Answers to additional questions, `<questionId>:<value>` each (wire decision B04). */
const answers = z
  .array(z.string().check(z.minLength(3), z.maxLength(answerLimits.item), z.regex(/^[A-Za-z0-9._-]{1,64}:.+$/)))
  .check(z.minLength(1), z.maxLength(answerLimits.items), z.refine(isUnique), z.meta({ uniqueItems: true }))

const vacancyRules: readonly Rule[] = [
  {
    kind: 'pair',
    value: 'vacancyCloseDate',
    companion: 'vacancyCloseDateOperators',
    message: adminTexts.rules.operator,
  },
]
const requires = (name: string): Rule => ({ kind: 'required', name, message: adminTexts.rules.vacancyCode })

const applicantShape = {
  vacancyCode: id,
  vacancyStatuss: vacancyStatus,
  vacancyCloseDate: filterDay,
  vacancyCloseDateOperators: operator,
  ...personFilters,
  disqualifier: answers,
}
/** Filters of the applicant search (document 2 §2.1, wire decisions B01-B04). */
export const applicantFilters = {
  schema: z.partial(z.strictObject(applicantShape)),
  rules: [requires('vacancyCode'), ...vacancyRules, ...personRules],
}
/** Valid filters of the applicant search. */
export type ApplicantFilters = z.infer<typeof applicantFilters.schema>

/** Filters of applicant tracking (document 2 §2.2, wire decisions B07, B08). */
export const trackingFilters = {
  schema: z.partial(
    z.strictObject({
      ...applicantShape,
      startSendDate: filterMinute,
      endSendDate: filterMinute,
      educationDegreeNames: text(50),
      stageIds: idList,
      batchId: id,
      batchValue: z
        .int('Max.Applied berupa bilangan bulat')
        .check(z.gte(1, 'Max.Applied harus lebih dari 0'), z.lte(1_000_000, 'Max.Applied paling tinggi 1.000.000')),
      eventId: id,
      recommendedKlobExpert: z.enum(['Ya']),
    }),
  ),
  rules: [
    ...applicantFilters.rules,
    { kind: 'needs', name: 'batchValue', needs: 'batchId', message: 'Batch wajib diisi' },
    {
      kind: 'order',
      from: 'startSendDate',
      to: 'endSendDate',
      message: 'Tanggal akhir tidak boleh sebelum tanggal mulai',
    },
  ] satisfies Rule[],
}
/** Valid filters of applicant tracking. */
export type TrackingFilters = z.infer<typeof trackingFilters.schema>

const { countri, provinc, testInt01, testPers01, testVal01, ...others } = personFilters
const {
  testCom01: _com,
  testGrit01: _grit,
  testMea01: _mea,
  testMin01: _min,
  testCur01: _cur,
  testHum01: _hum,
  testCre01: _cre,
  testPil01: _pil,
  notifications: _notifications,
  klobnesss: _klobnesss,
  referals: _referals,
  email: _email,
  phoneNumber: _phoneNumber,
  ...sharedFilters
} = others
const percentage = z
  .int('Isi dengan bilangan bulat')
  .check(z.gte(0, 'Paling rendah 0'), z.lte(100, 'Paling tinggi 100'))
/** All filters of the matching calls; the screen uses five of them (wire decisions B23-B25). */
export const matchingWireFilters = {
  schema: z.partial(
    z.strictObject({
      vacancyCodes: id,
      vacancyStatus,
      vacancyCloseDate: filterDay,
      vacancyCloseDateOperators: operator,
      country: countri,
      province: provinc,
      ...sharedFilters,
      testResultsInt: testInt01,
      testResultsPers: testPers01,
      testResultsVal: testVal01,
      intmeet: percentage,
      valmeet: percentage,
    }),
  ),
  rules: [
    requires('vacancyCodes'),
    ...vacancyRules,
    ...personRules.filter(({ kind }) => kind === 'pair'),
    { kind: 'implies', name: 'country', is: 'CO96', needs: 'province', message: adminTexts.rules.province },
  ] satisfies Rule[],
}
/** Valid filters of the matching calls. */
export type MatchingWireFilters = z.infer<typeof matchingWireFilters.schema>
const { vacancyCodes, testResultsInt, testResultsVal, intmeet, valmeet } = matchingWireFilters.schema.shape
/** Filters on the matching screen (document 2 §2.4; decision 'matching'). */
export const matchingFilters = {
  schema: z.strictObject({ vacancyCodes, testResultsInt, testResultsVal, intmeet, valmeet }),
  rules: [requires('vacancyCodes')],
}
/** Valid filters of the matching screen. */
export type MatchingFilters = z.infer<typeof matchingFilters.schema>

/** All operations whose filters differ on the wire from those of the search. */
export const wireMappings = {
  /** Saved filters name the vacancy in the plural (wire decision B02). */
  saved: { names: { vacancyCode: 'vacancyCodes' } },
  /** The applicant export alone writes the birth date as YYYY/MM/DD (wire decision B05). */
  applicantExport: {
    formats: {
      dobs: {
        schema: z
          .string()
          .check(z.minLength(10), z.maxLength(10), z.regex(/^[0-9]{4}\/(0[1-9]|1[0-2])\/(0[1-9]|[12][0-9]|3[01])$/)),
        write: toExportDay,
        read: fromExportDay,
      },
    },
  },
} satisfies Record<string, WireMapping>
