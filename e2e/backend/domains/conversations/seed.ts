import { z } from 'zod'
import { fullName } from '~/lib/texts/text'
import { type UploadedFile, uploadedFile } from '../../engine/content/files'
import { isoMoment } from '../../engine/records'
import { hostile } from '../../engine/content/hostile'
import { momentOf } from '../../engine/content/moments'
import { smallPdf } from '../../engine/content/pdf'
import type { Person } from '../people/person'
import { randomFrom } from '../../engine/content/random'

/** Schema of a message of a thread; `url` is an address that is not served. */
export const messageRecord = z.strictObject({
  at: isoMoment,
  by: z.string(),
  html: z.string(),
  file: uploadedFile.optional(),
  url: z.string().optional(),
})
/** One message of a thread. */
export type ThreadMessage = Readonly<z.infer<typeof messageRecord>>
/** Whether a thread may be written in (wire decision A28). */
export const threadStatus = z.enum(['OPEN', 'CLOSE'])
/** Whether a thread may be written in. */
export type ThreadStatus = z.infer<typeof threadStatus>
/** A seeded thread; its first message opened it. */
export type SeededThread = Readonly<{ subject: string; status: ThreadStatus; messages: readonly ThreadMessage[] }>

const textFile = (name: string, text: string): UploadedFile => ({ name, bytes: new TextEncoder().encode(text) })
const siti = 'Siti Aminah'

const bayu = (): SeededThread => ({
  subject: 'Undangan melamar: Account Manager',
  status: 'OPEN',
  messages: [
    {
      at: '2026-11-02T10:20:00+07:00',
      by: siti,
      html: '<p>Halo Bayu Pratama,</p><p>PT Nusantara Karya Digital mengundang Anda melamar sebagai <b>Account Manager</b>.</p>',
    },
    {
      at: '2026-11-02T13:05:00+07:00',
      by: 'Bayu Pratama',
      html: '<p>Terima kasih atas undangannya, saya tertarik.</p>',
    },
    {
      at: '2026-11-03T08:15:00+07:00',
      by: siti,
      html: '<p>Senang mendengarnya. Mohon kirim:</p><ul><li>CV terbaru</li><li>Tanggal mulai bekerja</li></ul>',
    },
    {
      at: '2026-11-03T19:42:00+07:00',
      by: 'Bayu Pratama',
      html: '<p>Berikut CV saya. Saya dapat mulai <i>1 Desember</i>.</p>',
      file: { name: 'CV Bayu Pratama.pdf', bytes: smallPdf(['Bayu Pratama', 'Account Manager', 'Jakarta Selatan']) },
    },
  ],
})

const citra = (): SeededThread => ({
  subject: 'Undangan melamar: Front Office',
  status: 'CLOSE',
  messages: [
    { at: '2026-09-14T09:00:00+07:00', by: siti, html: '<p>Halo Citra, apakah Anda sedang mencari pekerjaan?</p>' },
    {
      at: '2026-09-15T07:30:00+07:00',
      by: 'Citra Dewi',
      html: '<p>Terima kasih, saya baru saja diterima bekerja.</p>',
    },
  ],
})

const sentences = [
  'Terima kasih atas kabarnya.',
  'Apakah jadwal wawancara masih sesuai rencana?',
  'Tim kami di Medan dapat bertemu hari Kamis pukul 10.00 WIB.',
  'Saya lampirkan ringkasan pengalaman saya memimpin tim penjualan di <b>tiga provinsi</b>.',
  'Mohon konfirmasi sebelum akhir pekan.',
  'Baik.',
  'Posisi ini menuntut perjalanan dinas dua kali sebulan, terutama ke Pekanbaru dan Padang.',
  'Saya bersedia pindah kota bila diperlukan, <i>asal diberi waktu satu bulan</i>.',
]
const RAMAI_MESSAGES = 1000
const RAMAI_FROM = Date.parse('2026-01-05T08:00:00+07:00')
const RAMAI_STEP_MS = 7 * 60 * 60 * 1000

function ramaiMessage(number: number): ThreadMessage {
  const random = randomFrom(number)
  const said = Array.from({ length: random.pick([1, 1, 2, 3, 5, 14]) }, () => random.pick(sentences))
  const html =
    number % 9 === 4 ? `<ul>${said.map((one) => `<li>${one}</li>`).join('')}</ul>` : `<p>${said.join(' ')}</p>`
  return {
    at: momentOf(RAMAI_FROM + number * RAMAI_STEP_MS),
    by: number % 2 === 0 ? siti : 'Ramai Sinaga',
    // The number shows whether a message is missing or duplicated.
    html: `<p>Pesan ke-${number + 1}</p>${html}`,
    ...(number % 100 === 50 ? { file: textFile(`catatan-${number + 1}.txt`, `Catatan pesan ke-${number + 1}\n`) } : {}),
  }
}
const ramai = (): SeededThread => ({
  subject: 'Percakapan panjang: Sales Supervisor',
  status: 'OPEN',
  messages: Array.from({ length: RAMAI_MESSAGES }, (_, number) => ramaiMessage(number)),
})

const attacks: readonly Omit<ThreadMessage, 'at'>[] = [
  { by: hostile.handler, html: hostile.html, file: textFile(`${hostile.breakout}.pdf`, 'Bukan PDF\n') },
  { by: hostile.script, html: hostile.script, file: textFile('../../etc/passwd', 'Bukan sandi\n') },
  { by: hostile.rightToLeft, html: hostile.handler, file: textFile(`${hostile.rightToLeft}.exe`, 'Bukan program\n') },
  { by: hostile.zeroWidth, html: hostile.breakout, file: textFile('..', 'Bukan folder\n') },
  { by: hostile.longWord, html: hostile.unclosed, file: textFile(`${'W'.repeat(251)}.txt`, 'Nama panjang\n') },
  { by: hostile.combining, html: hostile.comment, file: textFile('a"; filename="b.html\r\nX-Jahat: 1', 'Kepala\n') },
  {
    by: hostile.template,
    html: hostile.template,
    file: textFile(`${hostile.handler}.svg`, '<svg onload="alert(11)"/>'),
  },
  { by: hostile.formula, html: hostile.entities, url: hostile.javascriptUrl },
  { by: hostile.entities, html: hostile.newlines, url: hostile.mixedCaseUrl },
  { by: hostile.sql, html: hostile.longWord, url: hostile.dataUrl },
  { by: hostile.newlines, html: hostile.rightToLeft, url: hostile.vbscriptUrl },
  { by: 'Jahat', html: hostile.zeroWidth + hostile.combining, url: hostile.plainUrl },
]
const jahat = (): SeededThread => ({
  subject: hostile.script,
  status: 'OPEN',
  messages: attacks.map((attack, i) => ({ ...attack, at: `2026-10-01T08:${String(i).padStart(2, '0')}:00+07:00` })),
})

/** Threads of COR0001 that tests and demos rely on. */
const known: Readonly<Record<string, () => SeededThread>> = {
  'USR-BAYU': bayu,
  'USR-CITRA': citra,
  'USR-RAMAI': ramai,
  'USR-JAHAT': jahat,
}
const made = new Map<string, SeededThread>()
function fixtureThread(userId: string): SeededThread | undefined {
  const thread = made.get(userId) ?? known[userId]?.()
  if (thread) made.set(userId, thread)
  return thread
}

/** The seeded thread of a corporate with a person, if there is one. */
export function seededThread(corporateId: string, corporate: string, person: Person): SeededThread | undefined {
  if (!person.contactedBy.includes(corporateId)) return undefined
  return (
    (corporateId === 'COR0001' ? fixtureThread(person.userId) : undefined) ?? {
      subject: `Undangan melamar di ${corporate}`,
      status: 'OPEN',
      messages: [
        {
          at: '2026-08-20T09:00:00+07:00',
          by: 'Budi Santoso',
          html: `<p>Halo ${fullName(person)},</p><p>${corporate} mengundang Anda melamar pada lowongan kami.</p>`,
        },
      ],
    }
  )
}
