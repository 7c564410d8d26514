import { describe, expect, test } from 'vitest'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { callApi, outcomeOf, rowsOf, send } from './testBackend'
import { firstPage, freshWorld } from './testWorlds'

describe('seeding', () => {
  test('a person with one given field is completed, found first, and the same in every world', async () => {
    const { control, get } = freshWorld()
    const { body } = await control('seed', { people: [{ firstName: 'Zulaikha' }] })
    expect(body).toEqual({ people: ['USR-000001'] })
    const rows = rowsOf(await get(`population/pagingnew?${firstPage}`))
    expect(rows[0]).toMatchObject({ userId: 'USR-000001', firstName: 'Zulaikha' })
    expect(rows).toHaveLength(7)
    const other = freshWorld()
    await other.control('seed', { people: [{ firstName: 'Zulaikha' }] })
    expect(rowsOf(await other.get(`population/pagingnew?${firstPage}`))).toEqual(rows)
  })
  test('an existing person keeps omitted fields', async () => {
    const { control, get } = freshWorld()
    await control('seed', { people: [{ userId: 'USR-AYU', education: { major: 'Sastra Jawa' } }] })
    const rows = rowsOf(await get(`population/pagingnew?${firstPage}`))
    expect(rows.find(({ userId }) => userId === 'USR-AYU')).toMatchObject({
      firstName: 'Ayu',
      educationMajor: 'Sastra Jawa',
      educationInstitutionName: 'Institut Teknologi Bandung',
    })
  })
  test('seeds an applicant with 40 answers', async () => {
    const { control, get } = freshWorld()
    const questions = Array.from({ length: 40 }, (_, n) => ({ questionText: `Pertanyaan ${n + 1}` }))
    const answers = Object.fromEntries(questions.map((_, n) => [n + 1, `Jawaban ${n + 1}`]))
    const { body } = await control('seed', {
      vacancies: [{ klobVacancyCode: 'VAC-PANJANG', name: 'Penjaga Arsip', questions }],
      applications: [{ vacancyCode: 'VAC-PANJANG', userId: 'USR-AYU', answers, notes: ['rapi'] }],
    })
    expect(body).toEqual({ vacancies: ['VAC-PANJANG'], applications: ['PIP-VAC-PANJANG-USR-AYU'] })
    const detail = 'vacancy/additional/get/answer/detail?klobVacancyCode=VAC-PANJANG&userId=USR-AYU'
    const { result } = await get(detail)
    expect(result).toHaveLength(40)
    expect((result as object[])[39]).toMatchObject({ question: 'Pertanyaan 40', answer: 'Jawaban 40' })
    const [row] = rowsOf(await get(`ats/stage/search/list?vacancyCode=VAC-PANJANG&${firstPage}`))
    expect(row).toMatchObject({ firstName: 'Ayu', stageName: 'Lamaran Masuk', field1: 'rapi', field2: null })
  })
  test('seeds an applicant at a named stage, counted by the ATS report', async () => {
    const { control, get } = freshWorld()
    await control('seed', {
      vacancies: [{ klobVacancyCode: 'VAC-BARU', name: 'Juru Ukir' }],
      applications: [{ vacancyCode: 'VAC-BARU', person: { firstName: 'Made' }, stage: 'Wawancara' }],
    })
    const { result } = await get('ats/pipeline/list/jobvacancy?corporateId=COR0001&keyword=Juru')
    expect((result as { stageCounter: { count: number }[] }[])[0]!.stageCounter.map(({ count }) => count)).toEqual([
      0, 0, 0, 1, 0, 0,
    ])
  })
  test('seeds a recruiter with exactly two rights', async () => {
    const { control, get } = freshWorld()
    const corporates = [
      { corporateId: 'COR0001', rights: ['AUTH2002', 'AUTH2040'], vacancies: { add: false, edit: false, view: true } },
    ]
    await control('seed', { accounts: [{ username: 'dua.hak', corporates }] })
    const { result } = await get('auth/menu/corporate?start=0&length=10', 'dua.hak')
    const [{ menu }] = (result as { content: [{ menu: { id: string; allowed: boolean; childMenu: [] }[] }] }).content
    const all = menu.flatMap((entry) => [entry, ...(entry.childMenu as (typeof entry)[])])
    expect(all.filter(({ allowed }) => allowed).map(({ id }) => id)).toEqual(['AUTH2002', 'AUTH2040'])
  })
  test('an exhausted licence refuses another open vacancy', async () => {
    const { backend, control } = freshWorld()
    await control('seed', { licenses: [{ corporateId: 'COR0001', unit: 'Job Vacancy', purchased: 7 }] })
    const draft = await callApi(backend, '/rest/console/adminvacancy/form/edit/primary/VAC-DRAF-01')
    const body = { ...(draft.result as object), status: 'Active', closeDate: '31/12/2026' }
    const { jobDetail: _, ...rest } = body as { jobDetail?: unknown }
    const saved = await callApi(backend, '/rest/console/adminvacancy/form/primary/save', { body: rest })
    expect(outcomeOf(saved)).toEqual([422, vacancyTexts.form.licence])
  })
  test('master questions of a request come newest first, an id given twice once', async () => {
    const { control, get } = freshWorld()
    const questions = ['Pertama', 'Kedua', 'Ketiga'].map((questionText, n) => ({
      questionId: `MQ-${n % 2}`,
      questionText,
    }))
    expect((await control('seed', { questions })).body).toEqual({ questions: ['MQ-0', 'MQ-1', 'MQ-0'] })
    const { result } = await get('admin/vacancy/additional/question/get?corporateId=COR0001')
    expect((result as { questionText: string }[]).slice(0, 2).map(({ questionText }) => questionText)).toEqual([
      'Ketiga',
      'Kedua',
    ])
  })
  test('seeds threads, tickets, longlist users, employees, filters, questions and options', async () => {
    const { control, get } = freshWorld()
    const file = { name: 'a.txt', bytes: Buffer.from('isi').toString('base64') }
    const { status, body } = await control('seed', {
      options: [{ list: 'skills', id: 'SKL-UKIR', text: 'Ukir kayu' }],
      employees: [{ corporateId: 'COR0003', userId: 'USR-AYU', office: { id: 'OFF-1', text: 'Pusat' } }],
      questions: [{ questionText: 'Mengapa?' }],
      threads: [{ userId: 'USR-AYU', subject: 'Halo', messages: [{ html: 'a' }, { html: 'b', file }] }],
      tickets: [{ senderName: 'Wayan', replies: [{ side: 'USER', html: 'Baik' }] }],
      longlist: [{ user: { firstName: 'Nyoman' }, jobs: [{ position: 'Direktur' }, {}] }],
      savedQueries: [{ queryName: 'Bali', body: { provinc: 'ID-BA' } }],
    })
    expect([status, body]).toEqual([
      200,
      {
        options: ['SKL-UKIR'],
        employees: ['USR-AYU'],
        questions: ['MQ-000001'],
        threads: ['MSG-talent-COR0001-USR-AYU'],
        tickets: ['ES-000001'],
        longlist: ['MUC03-000001'],
        savedQueries: ['SQ-000001'],
      },
    ])
    const { result: lists } = await callApi(freshWorld().backend, '/rest/masterdata/console/findAll/COR0001')
    expect((lists as { skills: object[] }).skills).not.toContainEqual({ id: 'SKL-UKIR', text: 'Ukir kayu' })
    expect((await get('corporate/dashboard/demografi/all?corporateId=COR0003')).result).toMatchObject({
      user: { totalEmployee: 1 },
    })
    expect(rowsOf(await get('es/search/paging?page=0&size=10'))[0]).toMatchObject({ senderName: 'Wayan' })
    expect(rowsOf(await get(`es/longlist/index/paging?${firstPage}`))[0]).toMatchObject({ firstName: 'Nyoman' })
    expect(rowsOf(await get(`population/listQuery?${firstPage}`))[0]).toMatchObject({ queryName: 'Bali' })
  })
  test('seeds a new corporate with its admin, offices, codes and hours, otherwise empty', async () => {
    const { backend, control, get } = freshWorld()
    const { body } = await control('seed', {
      corporates: [
        { corporateName: 'PT Baru', offices: [{ text: 'Kantor Bali' }], referralCodes: [{ id: 'R', text: 'BALI' }] },
      ],
      accounts: [{ username: 'admin.baru', corporates: [{ corporateId: 'COR000001' }] }],
      licenses: [{ corporateId: 'COR000001', unit: 'Job Vacancy', purchased: 3 }],
      chatSchedules: [
        { corporateId: 'COR000001', on: { startTimeMonday: '08:00:00', endTimeMonday: '12:00:00' } },
        { off: [{ startDate: '01/01/2027 00:00', endDate: '02/01/2027 23:59' }] },
      ],
    })
    expect(body.corporates).toEqual(['COR000001'])
    const asked = (path: string) => get(path, 'admin.baru')
    expect(rowsOf(await asked('auth/menu/corporate?start=0&length=10'))[0]).toMatchObject({ corporateName: 'PT Baru' })
    expect((await callApi(backend, '/rest/view/mco01/findOne/COR000001', { as: 'admin.baru' })).result).toMatchObject({
      corporateName: 'PT Baru',
    })
    expect((await asked('adminvacancy/form/init/?corporateId=COR000001')).result).toMatchObject({
      officeLocation: [{ text: 'Kantor Bali' }],
    })
    expect((await asked('chat/scheduling/on/COR000001')).result).toMatchObject({
      startTimeMonday: '08:00:00',
      startTimeTuesday: null,
    })
    expect((await get('chat/scheduling/off/COR0001')).result).toHaveLength(1)
    const page = 'corporateId=COR000001&start=0&length=10'
    expect(rowsOf(await asked(`adminvacancy/index/list?${page}`))).toEqual([])
    const logo = await send(backend, '/files/logo/plain.svg', { as: undefined })
    expect(await logo.text()).toMatch(/^<svg /)
  })
  test('seeds results and notes of the executive search', async () => {
    const { control, get } = freshWorld()
    const { body } = await control('seed', {
      savedResults: [{ filterName: 'Direktur', totalData: 3, body: { dataSource: 'KLOBBER' } }],
      candidateNotes: [{ userId: 'USR-AYU', notes: 'Cocok', marker: 'MRK-02' }],
    })
    expect(body).toEqual({ savedResults: ['ESR-000001'], candidateNotes: ['ESC-USR-AYU'] })
    const list = await get('es/query/result/list?corporateId=COR0001&start=0&length=10')
    expect(rowsOf(list)[0]).toMatchObject({ filterName: 'Direktur', totalData: 3 })
    expect((await get('es/query/notes/read?esId=ESC-USR-AYU&corporateId=COR0001')).result).toMatchObject({
      notes: 'Cocok',
      marker: { id: 'MRK-02' },
    })
  })
  test('seeding does not advance the time of what is recorded later', async () => {
    const savedAt = async (body: object) => {
      const { backend, control } = freshWorld()
      expect((await control('seed', body)).status).toBe(200)
      const saved = await callApi(backend, '/rest/console/population/saveQuery?queryName=Baru&corporateId=COR0001', {
        body: { gender: 'F' },
      })
      return (saved.result as { createdAt: string }).createdAt
    }
    const applications = ['VAC-AKTIF-01', 'VAC-SOAL-01'].map((vacancyCode) => ({ vacancyCode, userId: 'USR-DIAM' }))
    const seeds = {
      applications,
      threads: [{ userId: 'USR-AYU', messages: [{}, {}] }],
      tickets: [{ replies: [{}] }, {}],
      savedResults: [{}, {}],
    }
    expect(await savedAt(seeds)).toEqual(await savedAt({}))
  })
  test('seeded applications of a person have times of their own, the given order', async () => {
    const { control, get } = freshWorld()
    const vacancies = ['VAC-UJI-1', 'VAC-UJI-2']
    await control('seed', {
      vacancies: vacancies.map((klobVacancyCode) => ({ klobVacancyCode })),
      people: [{ userId: 'USR-UJI' }],
      applications: vacancies.map((vacancyCode) => ({ vacancyCode, userId: 'USR-UJI' })),
    })
    const profiles = vacancies.map((code) => get(`ats/pipeline/profile/detail/USR-UJI/${code}.STG-1/${code}`))
    const times = (await Promise.all(profiles)).map(({ result }) => (result as { applyDate: string }).applyDate)
    expect(times).toEqual(['2026-11-16T09:00:00+07:00', '2026-11-16T09:00:01+07:00'])
  })
  test.each([
    [{ people: [{ sex: 'X' }] }, /^people\.0\.sex: /],
    [{ people: [{}, { nickname: 'Ayu' }] }, /^people\.1: .*nickname/],
    [{ people: [{ userId: 'USR-DIAM', education: { degree: 'S1' } }] }, /^people\.0\.education\.institution: /],
    [{ robots: [] }, /robots/],
    [
      { applications: [{ vacancyCode: 'VAC-TIDAK-ADA', userId: 'USR-AYU' }] },
      /^applications\.0\.vacancyCode: no vacancy/,
    ],
    [
      { applications: [{ vacancyCode: 'VAC-AKTIF-01', userId: 'USR-AYU', stage: 'Pesta' }] },
      /^applications\.0\.stage: /,
    ],
    [{ applications: [{ vacancyCode: 'VAC-SOAL-01', userId: 'USR-AYU', answers: { 9: 'x' } }] }, /answers\.9: /],
    [{ threads: [{ userId: 'USR-TIDAK-ADA' }] }, /^threads\.0\.userId: nobody/],
    [{ corporates: [{ corporateId: 'X1' }] }, /^corporates\.0\.corporateId: /],
    [{ chatSchedules: [{ on: { startTimeMonday: '8' } }] }, /^chatSchedules\.0\.on\.startTimeMonday: /],
    [{ candidateNotes: [{ userId: 'USR-AYU', marker: 'X' }] }, /^candidateNotes\.0\.marker: /],
    [{ accounts: [{ username: 'a', password: 'kurang' }] }, /^accounts\.0\.password: /],
    [
      { accounts: [{ username: 'a', corporates: [{ corporateId: 'COR0001', rights: ['AUTH2002', 'AUTH9999'] }] }] },
      /^accounts\.0\.corporates\.0\.rights\.1: the menu has no entry/,
    ],
    [
      { accounts: [{ username: 'a', corporates: [{ corporateId: 'COR9' }] }] },
      /^accounts\.0\.corporates\.0\.corporateId: no corporate/,
    ],
    [{ vacancies: [{}, { corporateId: 'COR9' }] }, /^vacancies\.1\.corporateId: no corporate/],
    [{ licenses: [{ corporateId: 'COR9', unit: 'Capacity' }] }, /^licenses\.0\.corporateId: no corporate/],
    [{ employees: [{ corporateId: 'COR9', userId: 'USR-AYU' }] }, /^employees\.0\.corporateId: no corporate/],
    [{ threads: [{ corporateId: 'COR9', userId: 'USR-AYU' }] }, /^threads\.0\.corporateId: no corporate/],
    [{ longlist: [{ user: { corporateId: 'COR9' } }] }, /^longlist\.0\.user\.corporateId: no corporate/],
    [{ savedQueries: [{ corporateId: 'COR9' }] }, /^savedQueries\.0\.corporateId: no corporate/],
    [{ chatSchedules: [{ corporateId: 'COR9' }] }, /^chatSchedules\.0\.corporateId: no corporate/],
  ])('refuses %j and names the field', async (body, error) => {
    const answer = await freshWorld().control('seed', body)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringMatching(error)])
  })
  test('a refused seed adds nothing', async () => {
    const { control, get } = freshWorld()
    await control('seed', { people: [{ firstName: 'Zulaikha' }], threads: [{ userId: 'USR-TIDAK-ADA' }] })
    expect(rowsOf(await get(`population/pagingnew?${firstPage}`))).toHaveLength(6)
    expect((await control('seed', { people: [{}] })).body).toEqual({ people: ['USR-000001'] })
  })
})
