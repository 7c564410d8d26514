import { describe, expect, test } from 'vitest'
import { calendarOf, timesProblem, timeText, fillTimes } from './schedule'

const FIRST = '161120260900'
const SECOND = '171120261330'
const now = Date.parse('2026-11-14T16:00:00+07:00')

describe('interview times', () => {
  test('are formatted in WIB and filled into their placeholders, again when they change', () => {
    expect(timeText(FIRST)).toBe('Senin, 16 November 2026 pukul 09.00 WIB')
    const template = { subject: 'Wawancara', text: '1. [JADWAL1]\n2. [JADWAL2]\n3. [JADWAL3]' }
    const once = fillTimes(template, [FIRST, '', ''])
    expect(once.text).toBe('1. Senin, 16 November 2026 pukul 09.00 WIB\n2. [JADWAL2]\n3. [JADWAL3]')
    const again = fillTimes(once, [SECOND, '', ''], [FIRST])
    expect(again.text).toBe('1. Selasa, 17 November 2026 pukul 13.30 WIB\n2. [JADWAL2]\n3. [JADWAL3]')
  })

  test('stay apart when they are swapped, and restore the placeholder when cleared', () => {
    const at = (hour: string) => `16112026${hour}00`
    const timeAt = (hour: string) => `Senin, 16 November 2026 pukul ${hour}.00 WIB`
    const first = [at('09'), at('10'), at('11')]
    const once = fillTimes({ subject: 'Jadwal [JADWAL1]', text: '[JADWAL1]\n[JADWAL2]\n[JADWAL3]' }, first)
    const later = fillTimes(once, [at('10'), at('11'), at('12')], first)
    expect(later).toEqual({ subject: `Jadwal ${timeAt('10')}`, text: ['10', '11', '12'].map(timeAt).join('\n') })
    const swapped = fillTimes(once, [at('11'), at('09'), ''], first)
    expect(swapped.text).toBe(`${timeAt('11')}\n${timeAt('09')}\n[JADWAL3]`)
  })

  test('are refused when missing, invalid, past or equal', () => {
    expect(timesProblem(['', ''], now)).toBe('Isi paling sedikit satu jadwal.')
    expect(timesProblem(['3102', ''], now)).toBe('Tanggal atau jam belum benar.')
    expect(timesProblem(['131120260900'], now)).toBe('Jadwal harus setelah waktu sekarang.')
    expect(timesProblem([FIRST, FIRST], now)).toBe('Jadwal tidak boleh sama.')
    expect(timesProblem([FIRST, SECOND], now)).toBeUndefined()
  })

  test('become a calendar file in UTC with escaped text and folded lines', () => {
    const file = calendarOf([FIRST, '', SECOND], `Wawancara: A, B;\nC ${'é'.repeat(60)}`, 'id', new Date(now))
    expect(file).toContain('DTSTART:20261116T020000Z\r\nDTEND:20261116T030000Z\r\n')
    expect(file).toContain('DTSTART:20261117T063000Z\r\n')
    expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Wawancara: A\\, B\\;\\nC é')
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  })
})
