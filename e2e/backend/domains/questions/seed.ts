import { z } from 'zod'
import { type QuestionType, questionType } from '~/api/contract/vacancies/masterQuestions'
import { id } from '../../../../src/api/values'
import type { Vacancy } from '../vacancies/seed'

/** Schema of an additional question of a vacancy. */
export const questionRecord = z.strictObject({
  id,
  /** The id of its master question. */
  masterId: id,
  sequence: z.int(),
  questionText: z.string(),
  questionType,
  /** A hint; for `choice` the options, one per line (wire decision C10). */
  answerNote: z.string(),
  mandatory: z.boolean(),
  /** The name of a file to fill in. */
  template: z.string().nullable(),
  /** 'y' if its master question is the platform's; absent means 't'. */
  generic: z.enum(['y', 't']).optional(),
})
/** An additional question of a vacancy. */
export type Question = Readonly<z.infer<typeof questionRecord>>

const one = (
  klobVacancyCode: string,
  sequence: number,
  type: QuestionType,
  questionText: string,
  answerNote: string,
  rest: { mandatory?: boolean; template?: string } = {},
): Question => ({
  id: `Q-${klobVacancyCode}-${sequence}`,
  masterId: `MQ-${klobVacancyCode}-${sequence}`,
  sequence,
  questionText,
  questionType: type,
  answerNote,
  mandatory: rest.mandatory ?? true,
  template: rest.template ?? null,
})

/** Questions by vacancy. Those of VAC-AKTIF-01 have answers but are no longer shown. */
const byVacancy: ReadonlyMap<string, readonly Question[]> = new Map([
  [
    'VAC-SOAL-01',
    [
      one('VAC-SOAL-01', 1, 'text', 'Mengapa Anda tertarik dengan posisi ini?', 'Jawab dalam dua sampai lima kalimat.'),
      one('VAC-SOAL-01', 2, 'number', 'Berapa gaji yang Anda harapkan?', 'Dalam rupiah per bulan, tanpa titik.'),
      one('VAC-SOAL-01', 3, 'yesno', 'Apakah Anda bersedia ditempatkan di luar kota?', 'Pilih Ya atau Tidak.'),
      one('VAC-SOAL-01', 4, 'choice', 'Bahasa kueri mana yang paling Anda kuasai?', 'SQL\nPython\nR\nLainnya', {
        mandatory: false,
      }),
      one(
        'VAC-SOAL-01',
        5,
        'attachment',
        'Unggah formulir data diri Anda',
        'Unduh formulir, isi, lalu unggah kembali.',
        {
          template: 'formulir-data-diri.xlsx',
        },
      ),
    ],
  ],
  [
    'VAC-AKTIF-01',
    [
      one('VAC-AKTIF-01', 1, 'choice', 'Bahasa pemrograman utama Anda', 'Java\nGo\nTypeScript\nPython'),
      one('VAC-AKTIF-01', 2, 'yesno', 'Apakah Anda memiliki laptop sendiri?', 'Pilih Ya atau Tidak.', {
        mandatory: false,
      }),
      one('VAC-AKTIF-01', 3, 'attachment', 'Unggah contoh hasil kerja Anda', 'Satu berkas PDF.', { mandatory: false }),
    ],
  ],
])

/** The initial questions of all vacancies. */
export const allQuestions: readonly Question[] = [...byVacancy.values()].flat()
/** The additional questions of a vacancy, in sequence. */
export const questionsOf = ({ klobVacancyCode }: Pick<Vacancy, 'klobVacancyCode'>): readonly Question[] =>
  byVacancy.get(klobVacancyCode) ?? []
