import { z } from 'zod'
import type { TicketStatus } from '~/api/contract/executive/tickets'
import { id } from '../../../../src/api/values'
import { type DeepReadonly, isoMoment } from '../../engine/records'
import { fields } from '../masterData/fields'
import { hostile } from '../../engine/content/hostile'
import { momentOf } from '../../engine/content/moments'
import { lastNames, mensNames, womensNames } from '../people/names'
import { smallPdf } from '../../engine/content/pdf'
import { randomFrom } from '../../engine/content/random'
import { messageRecord } from '../conversations/seed'

const statuses = [
  'OPEN',
  'INPROCESS',
  'WAITING_FOR_CONFIRMATION',
  'PAYMENT_IN_PROCESS',
  'SCREENING_PROCESS',
  'ASSESSMENT',
  'CLOSE',
] as const satisfies readonly TicketStatus[]

/** Schema of a reply in a ticket. */
export const replyRecord = z.strictObject({ ...messageRecord.shape, side: z.enum(['ADMIN', 'USER']) })
/** A reply in a ticket. */
export type TicketMessage = Readonly<z.infer<typeof replyRecord>>
/** The side that wrote in a ticket. */
export type TicketSide = TicketMessage['side']
/** Schema of a ticket; replies are oldest first. */
export const ticketRecord = z.strictObject({
  messageId: id,
  createdAt: isoMoment,
  senderName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  html: z.string(),
  status: z.enum(statuses),
  replies: z.array(replyRecord),
})
/** A ticket with its replies. */
export type TicketRecord = DeepReadonly<z.infer<typeof ticketRecord>>

const COUNT = 48
/** Creation time of the newest ticket, an hour before the world's clock. */
const NEWEST = Date.parse('2026-11-16T08:00:00+07:00')
const STEP_MS = 31 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000
const admin = 'Siti Aminah'
const turns: readonly (readonly [side: TicketSide, said: string])[] = [
  ['ADMIN', 'Terima kasih, permintaan Anda kami terima dan sedang kami pelajari.'],
  ['USER', 'Baik. Apakah daftar kandidat awal dapat kami terima minggu ini?'],
  ['ADMIN', 'Daftar awal berisi <b>lima kandidat</b> kami kirim paling lambat hari Jumat.'],
  ['USER', 'Terima kasih, kami tunggu.'],
]
const positions = fields.flatMap((field) => field.positions)

/** The ticket with that number, the newest being 0; deterministic. */
export function generatedTicket(number: number): TicketRecord {
  const random = randomFrom(7_000_001 + number)
  const isMan = random.chance(0.5)
  const senderName = `${random.pick(isMan ? mensNames : womensNames)} ${random.pick(lastNames[isMan ? 'M' : 'F'])}`
  const createdAt = NEWEST - number * STEP_MS
  const status = statuses[number % statuses.length]!
  const replies = status === 'OPEN' ? random.below(3) : random.between(1, turns.length)
  return {
    messageId: `ES-2026-${String(COUNT - number).padStart(4, '0')}`,
    createdAt: momentOf(createdAt),
    senderName,
    email: random.chance(0.1) ? null : `${senderName.toLowerCase().replace(/\W+/g, '.')}@perusahaan.example`,
    phone: random.chance(0.2) ? null : `+62812${random.between(10_000_000, 99_999_999)}`,
    html: `<p>Kami mencari <b>${random.pick(positions)}</b> untuk penempatan segera.</p><p>Mohon dibantu.</p>`,
    status,
    replies: turns.slice(0, replies).map(([side, text], n) => ({
      side,
      by: side === 'ADMIN' ? admin : senderName,
      at: momentOf(createdAt + (n + 1) * HOUR_MS),
      html: `<p>${text}</p>`,
    })),
  }
}

/** Tickets that tests and demos rely on, by their number in the list. */
const known: Readonly<Record<number, (ticket: TicketRecord) => TicketRecord>> = {
  0: (ticket) => ({
    ...ticket,
    messageId: 'ES-BARU',
    senderName: 'Ratna Kusuma',
    email: 'ratna.kusuma@nusantara.example',
    phone: '+628111223344',
    html: '<p>Kami mencari <b>Direktur Keuangan</b>.</p><ul><li>15 tahun pengalaman</li><li>Jakarta</li></ul>',
    status: 'OPEN',
    replies: [],
  }),
  1: (ticket) => ({
    ...ticket,
    messageId: 'ES-PROSES',
    senderName: 'Hendra Gunawan',
    email: 'hendra.gunawan@samudra.example',
    phone: null,
    status: 'INPROCESS',
    replies: [
      { side: 'ADMIN', by: admin, at: '2026-11-15T09:00:00+07:00', html: '<p>Mohon kirim uraian jabatannya.</p>' },
      {
        side: 'USER',
        by: 'Hendra Gunawan',
        at: '2026-11-15T11:30:00+07:00',
        html: '<p>Terlampir.</p>',
        file: { name: 'Uraian jabatan.pdf', bytes: smallPdf(['Uraian jabatan', 'Kepala Cabang']) },
      },
    ],
  }),
  2: (ticket) => ({ ...ticket, messageId: 'ES-SELESAI', senderName: 'Yohanes Salim', status: 'CLOSE' }),
  3: (ticket) => ({
    ...ticket,
    messageId: 'ES-JAHAT',
    senderName: hostile.handler,
    email: hostile.breakout,
    phone: hostile.formulaPlus,
    html: hostile.html,
    status: 'SCREENING_PROCESS',
    replies: [
      { side: 'USER', by: hostile.script, at: ticket.createdAt, html: hostile.script, url: hostile.javascriptUrl },
      { side: 'USER', by: hostile.rightToLeft, at: ticket.createdAt, html: hostile.unclosed, url: hostile.dataUrl },
      { side: 'USER', by: hostile.longWord, at: ticket.createdAt, html: hostile.longWord },
    ],
  }),
}

/** All generated tickets, newest first. */
export const initialTickets: readonly TicketRecord[] = Array.from({ length: COUNT }, (_, number) =>
  (known[number] ?? ((ticket: TicketRecord) => ticket))(generatedTicket(number)),
)
