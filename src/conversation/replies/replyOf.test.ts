import { expect, test } from 'vitest'
import { contactNote } from './contactNote'
import { replyOf } from './readReply'

const ticket = {
  messageId: 'M1',
  subject: '',
  messageText: 'A',
  createdAt: '2026-11-02T10:20:00+07:00',
  urlAttachment: null,
  status: 'OPEN',
}
const at = (day: string) => `2026-11-${day}T09:00:00+07:00`
const entry = (day: string, userName: string) => ({
  createdDate: at(day),
  userName,
  messageText: 'B',
  urlAttachment: null,
})
const read = (...entries: ReturnType<typeof entry>[]) => replyOf(ticket, entries, 'Bayu Pratama', 'Budi Santoso')

test('tells whether the candidate has replied, and whether a colleague wrote again since', () => {
  expect(replyOf(null, [], 'Bayu Pratama', 'Budi Santoso')).toEqual({ kind: 'noThread' })
  expect(read()).toEqual({ kind: 'waiting', at: ticket.createdAt })
  expect(read(entry('03', 'Siti Aminah'))).toEqual({ kind: 'waiting', at: at('03') })
  expect(read(entry('03', 'Bayu Pratama'))).toEqual({ kind: 'replied', at: at('03') })
  expect(read(entry('03', 'Bayu Pratama'), entry('04', 'Siti Aminah'))).toEqual({ kind: 'answered', at: at('03') })
})
test('is unclear when both have the same name or theirs is unknown', () => {
  expect(replyOf(ticket, [entry('03', 'Budi')], 'Budi', 'Budi')).toEqual({ kind: 'unclear' })
  expect(replyOf(ticket, [], undefined, 'Budi')).toEqual({ kind: 'unclear' })
})

const now = Date.parse('2026-11-16T09:00:00+07:00')
test('notes only what a reply, the filter or the own message tells', () => {
  expect(contactNote({}, now)).toBeUndefined()
  expect(contactNote({ isContacted: true }, now)).toBe('Sudah dihubungi')
  const sentAt = Date.parse('2026-11-16T08:05:00+07:00')
  expect(contactNote({ isContacted: true, sentAt }, now)).toBe('Anda menulis 16/11')
  expect(contactNote({ sentAt, reply: { kind: 'replied', at: at('16') } }, now)).toBe('Membalas 16/11 09.00')
  expect(contactNote({ reply: { kind: 'waiting', at: at('03') } }, now)).toBe('Belum membalas sejak 03/11 09.00')
  expect(contactNote({ reply: { kind: 'answered', at: '2025-12-03T09:00:00+07:00' } }, now)).toBe(
    'Membalas 03/12/2025 09.00, sudah dijawab',
  )
})
test('keeps what was known when a check fails or is unclear', () => {
  expect(contactNote({ isContacted: true, reply: { kind: 'failed' } }, now)).toBe(
    'Sudah dihubungi, balasan gagal diperiksa',
  )
  expect(contactNote({ reply: { kind: 'unclear' } }, now)).toBe('Sudah dihubungi, balasan tidak dapat dibedakan')
  expect(contactNote({ sentAt: now, reply: { kind: 'noThread' } }, now)).toBe('Belum ada percakapan')
})
