import { describe, expect, test } from 'vitest'
import type { Backend } from '../../backend'
import { callApi, backendForTests, outcomeOf } from '../../testBackend'
import {
  administration,
  freshVacancy,
  loadSecondary,
  createVacancy,
  saveSecondary,
  withoutFiles,
} from './testVacancies'

const at = administration

describe('the secondary part', () => {
  test('of a new vacancy is empty; saved values are returned unchanged', async () => {
    const backend = backendForTests()
    const { klobVacancyCode } = await createVacancy(backend)
    const empty = await loadSecondary(backend, klobVacancyCode)
    expect(empty).toMatchObject({ validationTypeApply: null, benefit: [], additionalQuestion: [] })
    expect(empty.validationApply.map(({ off }) => off)).toEqual([null, null, null, null, null])
    const answer = await saveSecondary(backend, {
      ...empty,
      validationTypeApply: 'custom',
      validationApply: empty.validationApply.map((one, n) => ({ ...one, off: n === 1 ? 1 : null })),
      benefit: [
        {
          id: null,
          description: 'Makan siang',
          category: { id: 'BC-01', text: 'Kesehatan' },
          imageBenefit: { id: 'BIMG-04', imageUrl: 'https://x.example/y.png' },
        },
      ],
      additionalQuestion: [
        {
          id: null,
          status: null,
          question: { questionId: 'MQ-0005', questionText: 'apa saja', questionType: 'attachment', generic: 'y' },
          answerNote: 'PDF',
          sequence: 1,
          templateUrl: { base64: 'JVBERi0=', originalFilename: 'formulir.pdf' },
          mandatory: true,
        },
      ],
    })
    const saved = await loadSecondary(backend, klobVacancyCode)
    expect(saved).toEqual(answer.result)
    expect(saved.validationApply.map(({ off }) => off)).toEqual([null, 1, null, null, null])
    const [benefit] = saved.benefit
    const [question] = saved.additionalQuestion
    expect(question).toMatchObject({
      status: 'ACTIVE',
      question: { questionText: 'Unggah surat keterangan catatan kepolisian' },
      templateUrl: { originalFilename: 'formulir.pdf' },
    })
    // Saved again without the file, the benefit keeps it.
    await saveSecondary(backend, withoutFiles(saved))
    expect((await loadSecondary(backend, klobVacancyCode)).additionalQuestion).toEqual([question])
    expect((await callApi(backend, `${at}/form/delete/benefit/${benefit!.id}`, { method: 'DELETE' })).result).toBe(
      'SUCCESS',
    )
    await callApi(backend, `${at}/form/delete/additionalQuestion/${question!.id}`, { method: 'DELETE' })
    expect(await loadSecondary(backend, klobVacancyCode)).toMatchObject({ benefit: [], additionalQuestion: [] })
    expect((await callApi(backend, `${at}/form/delete/benefit/${benefit!.id}`, { method: 'DELETE' })).status).toBe(404)
  })
  test('with custom profile requirements must require something', async () => {
    const backend = backendForTests()
    const { klobVacancyCode } = await createVacancy(backend)
    const empty = await loadSecondary(backend, klobVacancyCode)
    const answer = await saveSecondary(backend, { ...empty, validationTypeApply: 'custom' })
    expect(outcomeOf(answer)).toEqual([422, 'Wajib memilih minimal 1 pilihan'])
  })
  test('of an open vacancy cannot lose items', async () => {
    const backend = backendForTests()
    const [benefit] = (await loadSecondary(backend, 'VAC-AKTIF-01')).benefit
    expect((await callApi(backend, `${at}/form/delete/benefit/${benefit!.id}`, { method: 'DELETE' })).status).toBe(409)
    const answer = await callApi(backend, `${at}/form/delete/additionalQuestion/Q-VAC-SOAL-01-1`, { method: 'DELETE' })
    expect(answer.status).toBe(409)
  })
})

describe('master questions', () => {
  const questions = '/rest/console/admin/vacancy/additional/question'
  const find = async (backend: Backend, more = '') =>
    (await callApi(backend, `${questions}/get?corporateId=COR0001${more}`)).result as { questionId: string }[]
  const body = { corporateId: 'COR0001', questionText: 'Apa hobi Anda?', questionType: 'text', generic: 't' }
  test('are created, found and changed; those of the platform cannot be changed', async () => {
    const backend = backendForTests()
    const made = await callApi(backend, `${questions}/save`, { body: { ...body, questionId: null } })
    const { questionId } = made.result as { questionId: string }
    expect(await find(backend, '&questionText=HOBI')).toMatchObject([{ questionId, editableOrder: 1 }])
    await callApi(backend, `${questions}/save`, { body: { ...body, questionId, questionText: 'Apa cita-cita Anda?' } })
    expect((await find(backend))[0]).toMatchObject({ questionId, questionText: 'Apa cita-cita Anda?' })
    const general = await callApi(backend, `${questions}/save`, { body: { ...body, questionId: 'MQ-0001' } })
    expect(general.status).toBe(403)
    expect((await find(backend, '&editableOrder=0&questionType=yesno')).map((one) => one.questionId)).toEqual([
      'MQ-0003',
    ])
  })
  test.each([
    ['form', 'console/adminvacancy/form/edit/secondary/VAC-SOAL-01', 'VAC-SOAL-01'],
    ['public page', 'page/klobnco/detail/vacancy/VAC-SOAL-01?corporateId=COR0001', 'VAC-SOAL-01'],
    ['filter of applicants', 'console/vacancy/additional/get/question/byvacancy/VAC-SOAL-01', 'VAC-SOAL-01'],
    [
      'answers',
      'console/vacancy/additional/get/answer/detail?klobVacancyCode=VAC-AKTIF-01&userId=USR-AYU',
      'VAC-AKTIF-01',
    ],
  ])('are reworded in the %s of each vacancy that asks them', async (_, path, vacancyCode) => {
    const backend = backendForTests()
    const read = async () => JSON.stringify((await callApi(backend, `/rest/${path}`)).result)
    expect(await read()).not.toContain(body.questionText)
    await callApi(backend, `${questions}/save`, { body: { ...body, questionId: `MQ-${vacancyCode}-1` } })
    expect(await read()).toContain(body.questionText)
  })
})

describe('without the right', () => {
  test.each([
    ['GET', '/index/list?corporateId=COR0002&start=0&length=10'],
    ['GET', '/form/edit/primary/KJV-2026-200001'],
    ['GET', '/form/edit/secondary/KJV-2026-200001'],
    ['POST', '/index/duplicate?corporateId=COR0002&klobVacancyCode=KJV-2026-200001'],
    ['DELETE', '/form/delete/kfaas/KJV-2026-200001/EVT-2026-01'],
  ])("%s %s is 403, and 404 in another's corporate", async (method, path) => {
    const backend = backendForTests()
    expect((await callApi(backend, at + path, { as: 'rudi.hartono', method })).status).toBe(403)
    expect((await callApi(backend, at + path, { as: 'siti.aminah', method })).status).toBe(404)
  })
  test('nothing is saved', async () => {
    const backend = backendForTests()
    const as = 'rudi.hartono'
    const body = { ...freshVacancy, corporateId: 'COR0002' }
    expect((await callApi(backend, `${at}/form/primary/save`, { as, body })).status).toBe(403)
    expect((await callApi(backend, `${at}/form/primary/save`, { as: 'siti.aminah', body })).status).toBe(404)
    const rights = await callApi(backend, '/rest/console/auth/menu/jobvacancy/COR0002', { as })
    expect(rights.result).toEqual({ view: false, add: false, edit: false })
  })
})
