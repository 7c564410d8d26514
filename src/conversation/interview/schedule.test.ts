import { describe, expect, test } from 'vitest'
import { calendarOf, fillTimes, namesTimes, openTimes, timesProblem, timeText } from './schedule'

const FIRST = '161120260900'
const SECOND = '171120261330'
const now = Date.parse('2026-11-14T16:00:00+07:00')

describe('interview times', () => {
  test('are formatted in WIB and filled into their placeholders, again when they change', () => {
    expect(timeText(FIRST)).toBe('Senin, 16 November 2026 pukul 09.00 WIB')
    const once = fillTimes({ subject: 'Wawancara [JADWAL1]', text: 'Pada [JADWAL1].' }, [FIRST, '', ''])
    expect(once.subject).toBe('Wawancara Senin, 16 November 2026 pukul 09.00 WIB')
    expect(fillTimes(once, [SECOND, '', ''], [FIRST, '', '']).text).toBe(
      'Pada Selasa, 17 November 2026 pukul 13.30 WIB.',
    )
  })

  const at = (hour: string) => `16112026${hour}00`
  const timeAt = (hour: string) => `Senin, 16 November 2026 pukul ${hour}.00 WIB`
  const template = { subject: 'Jadwal [JADWAL1]', text: 'Pilih:\n1. [JADWAL1]\n2. [JADWAL2]\n3. [JADWAL3]\nSalam' }

  test('stay apart when they are swapped', () => {
    const first = [at('09'), at('10'), at('11')]
    const once = fillTimes(template, first)
    const later = fillTimes(once, [at('10'), at('11'), at('12')], first)
    expect(later).toEqual({
      subject: `Jadwal ${timeAt('10')}`,
      text: `Pilih:\n1. ${timeAt('10')}\n2. ${timeAt('11')}\n3. ${timeAt('12')}\nSalam`,
    })
    const swapped = fillTimes(once, [at('11'), at('10'), at('09')], first)
    expect(swapped.text).toBe(`Pilih:\n1. ${timeAt('11')}\n2. ${timeAt('10')}\n3. ${timeAt('09')}\nSalam`)
  })

  test('leave out the lines of times that are not offered', () => {
    expect(fillTimes(template, [at('09'), '', '']).text).toBe(`Pilih:\n1. ${timeAt('09')}\nSalam`)
    expect(fillTimes(template, ['', at('10'), at('11')]).text).toBe(
      `Pilih:\n1. ${timeAt('10')}\n2. ${timeAt('11')}\nSalam`,
    )
  })

  test('get a line again when they are offered after all', () => {
    const one = fillTimes(template, [at('09'), '', ''])
    const all = fillTimes(one, [at('09'), at('10'), at('11')], [at('09'), '', ''])
    expect(all.text).toBe(`Pilih:\n1. ${timeAt('09')}\n2. ${timeAt('10')}\n3. ${timeAt('11')}\nSalam`)
  })

  test('keep the placeholder of a line that has another time, too', () => {
    const text = 'Pada [JADWAL1] atau [JADWAL2]'
    expect(fillTimes({ subject: '', text }, [at('09')]).text).toBe(`Pada ${timeAt('09')} atau [JADWAL2]`)
  })

  test('get a line of their own where the line before is no item of a list', () => {
    const text = 'Utama: [JADWAL1]'
    expect(fillTimes({ subject: '', text }, [at('09'), at('10')]).text).toBe(`Utama: ${timeAt('09')}\n${timeAt('10')}`)
  })

  test('are missed in a text without a place for each of them', () => {
    const times = [at('09'), at('10'), at('11')]
    expect(namesTimes(fillTimes(template, times), times)).toBe(true)
    const text = 'Pada [JADWAL1] atau [JADWAL2]'
    expect(namesTimes(fillTimes({ subject: '', text }, times), times)).toBe(false)
  })

  test('become placeholders again where each person has times of their own', () => {
    const times = [at('09'), at('10'), '']
    expect(openTimes(fillTimes(template, times), times).text).toBe('Pilih:\n1. [JADWAL1]\n2. [JADWAL2]\nSalam')
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
