import { router } from './composition'

/** Values of parameters by name; others are sent only if required. */
export const samples: Record<string, string> = {
  corporateId: 'COR0001',
  start: '0',
  length: '100',
  page: '0',
  size: '100',
  codes: 'int01,grit01',
  degreeId: 'EDU-S1-ST',
  userId: 'USR-BAYU',
  messageId: 'MSG-talent-COR0001-USR-BAYU',
  keyword: 'an',
  vacancyCode: 'VAC-AKTIF-01',
  vacancyCodes: 'VAC-AKTIF-01',
  klobVacancyCode: 'VAC-SOAL-01',
  stageId: 'VAC-SOAL-01.STG-1',
  msgId: 'ES-PROSES',
  id: 'COR0001',
  groupId: 'GRP-INT01-SEX',
  by: 'all',
  dataSource: 'KLOBBER',
  esId: 'ESC-USR-BAYU',
  jvCode: 'VAC-SOAL-01',
  muc03Id: 'MUC03-HENDRA',
}
/** Values by operation that override the samples. */
const overrides: Record<string, Record<string, string>> = {
  getTalentQuery: { id: 'SQ-BUDI' },
  getEsQuery: { id: 'SQ-ES' },
  getApplicantQuery: { id: 'SQ-000001' },
  getStageSearchQuery: { id: 'SQ-000002' },
  listApplicantConversation: { messageId: 'MSG-applicant-COR0001-VAC-AKTIF-01.USR-BAYU' },
  listEsCandidateConversation: { messageId: 'MSG-es-COR0001-VAC-AKTIF-01.USR-BAYU' },
  searchStageApplicants: { stageId: 'VAC-AKTIF-01.STG-1' },
  getTestByAge: { groupId: 'GRP-INT01-AGE' },
  getTestByBusiness: { groupId: 'GRP-INT01-BUS' },
  getTestByOffice: { groupId: 'GRP-INT01-OFF' },
  listTestEmployees: { by: 'test' },
  getInfographicProvince: { id: 'ID-JB' },
  getDownload: { id: 'EXP-000002' },
  getUpload: { id: 'UPL-000001' },
  getLonglistForm: { id: 'MUC03-HENDRA' },
  getLonglistLanguageForm: { id: 'LL-0001' },
  getLonglistEducationForm: { id: 'LE-0001' },
  getLonglistJobForm: { id: 'LJ-0001' },
  getEsResult: { id: 'ESR-0003' },
  listRelatedVacancies: { id: 'VAC-AKTIF-01' },
}
const isStart = (name: string) => name.startsWith('start')
/** The addresses of all reads of the contract. */
export const reads = router.routes.flatMap(({ endpoint: { name, method, path, params, repeats } }) => {
  if (method !== 'GET' || isStart(name)) return []
  const shape = params._zod.def.shape as Record<string, { _zod: { optin?: string } }>
  const values: Record<string, string> = { ...samples, ...overrides[name] }
  const query = new URLSearchParams()
  for (const [key, schema] of Object.entries(shape))
    if ((!path.includes(`{${key}}`) || repeats?.includes(key)) && schema._zod.optin !== 'optional')
      query.append(key, values[key]!)
  return [[name, `${path.replace(/\{(\w+)\}/g, (_, key: string) => values[key]!)}?${query}`] as const]
})
