import type { MasterQuestion } from '~/api/contract/vacancies/masterQuestions'
import { allQuestions } from './seed'

/** Master questions of the first corporate, newest first. */
const corporateQuestions = allQuestions.map(({ masterId, questionText, questionType }): MasterQuestion => ({
  questionId: masterId,
  questionText,
  questionType,
  generic: 't',
  editableOrder: 1,
  corporateId: 'COR0001',
}))
const platformQuestions = [
  ['MQ-0001', 'text', 'Ceritakan pencapaian yang paling Anda banggakan'],
  ['MQ-0002', 'number', 'Berapa tahun pengalaman Anda di bidang ini?'],
  ['MQ-0003', 'yesno', 'Bersedia ditempatkan di luar Jawa?'],
  ['MQ-0004', 'choice', 'Dari mana Anda mengetahui lowongan ini?'],
  ['MQ-0005', 'attachment', 'Unggah surat keterangan catatan kepolisian'],
] as const
/** The initial master questions; those without a corporate are the platform's and cannot be changed by corporates. */
export const masterQuestions: readonly MasterQuestion[] = [
  ...corporateQuestions,
  ...platformQuestions.map(([questionId, questionType, questionText]): MasterQuestion => ({
    questionId,
    questionText,
    questionType,
    generic: 'y',
    editableOrder: 0,
    corporateId: null,
  })),
]
