import { beforeEach, describe, expect, test } from 'vitest'
import { reviewOf } from './blindState'
import { concealer, hideAnswers, hidePage, isNamedIn, labelsOf } from './hideIdentity'

const ayu = { firstName: 'Ayu', lastName: 'Wulandari', email: 'ayu.w@surel.example', phoneNumber: '0812-3456' }
const conceal = concealer(ayu, 'Pelamar 12')

test('concealer replaces a full name by one label', () => {
  expect(conceal('Saya Ayu Wulandari, 26 tahun.')).toBe('Saya Pelamar 12, 26 tahun.')
})
test('concealer replaces parts of the name, e-mail and phone', () => {
  expect(conceal('ayu (0812-3456, Ayu.W@surel.example)')).toBe('Pelamar 12 (Pelamar 12, Pelamar 12)')
})
test.each(['+62 812 3456', '62-812-3456', '08123456', '812.3456'])(
  'concealer finds the phone number as %s',
  (phone) => {
    const withPhone = concealer({ ...ayu, phoneNumber: '0812-3456' }, 'Pelamar 12')
    expect(withPhone(`WA ${phone}.`)).toBe('WA Pelamar 12.')
  },
)
test.each([
  'linkedin.com/in/ayuwulandari',
  'linkedin.com/in/ayuwulandari92',
  'https://ayu-wulandari.example/cv',
  'instagram: @ayu_wulandari',
  'x.example/ayu92',
  'berkas.example/CV_AyuWulandari2024.pdf',
  'berkas.example/2024CVAyuWulandari.pdf',
])('concealer finds the name in %s', (address) => {
  expect(conceal(address)).not.toMatch(/ayu|wulandari/i)
})
test('concealer finds the part of an e-mail before the @', () => {
  expect(concealer({ ...ayu, email: 'awln99@surel.example' }, 'Pelamar 12')('github.com/awln99')).toBe(
    'github.com/Pelamar 12',
  )
})
test('concealer finds a long part of an e-mail before the @ after letters', () => {
  const withMail = concealer({ ...ayu, email: 'awln99@surel.example' }, 'Pelamar 12')
  expect(withMail('github.com/xawln99')).toBe('github.com/xPelamar 12')
})
test.each(['admin', 'sales', 'akuntan'])('concealer leaves the word %s of an e-mail', (word) => {
  const withMail = concealer({ ...ayu, email: `${word}@surel.example` }, 'Pelamar 12')
  expect(withMail(`${word} gudang, ${word}@surel.example`)).toBe(`${word} gudang, Pelamar 12`)
})
test.each(['wln.ayu', 'awln9', 'awlndrii'])('concealer finds the part %s of an e-mail', (part) => {
  const withMail = concealer({ ...ayu, email: `${part}@surel.example` }, 'Pelamar 12')
  expect(withMail(`github.com/${part}`)).toBe('github.com/Pelamar 12')
})
test('concealer leaves other numbers', () => {
  expect(conceal('Rp 9.123.456 dan 10.812.345, 081234567')).toBe('Rp 9.123.456 dan 10.812.345, 081234567')
})
test('concealer leaves words that contain the name', () => {
  expect(conceal('Rahayu dan Ayunda')).toBe('Rahayu dan Ayunda')
})
test('concealer takes no time for a name of separators', () => {
  const hostile = concealer({ firstName: `A${' - .'.repeat(20)}`, lastName: 'Wulandari' }, 'Pelamar 1')
  const text = `A${' - .'.repeat(5_000)}`
  expect(hostile(text)).toBe(text)
})

describe('in a title, concealer', () => {
  const mandiri = { firstName: 'Mandiri', lastName: 'Guru', email: 'gudang12@surel.example', phoneNumber: '0812-3456' }
  const inTitle = concealer(mandiri, 'Pelamar 12', 'title')
  test.each(['Guru Matematika', 'Teller Bank Mandiri', 'Kepala gudang12'])('leaves %s', (title) => {
    expect(inTitle(title)).toBe(title)
  })
  test.each(['Mandiri Guru', 'mandiri-guru', 'MandiriGuru92', 'gudang12@surel.example', '+62 812 3456'])(
    'finds %s',
    (trace) => {
      expect(inTitle(`Sertifikat ${trace}`)).toBe('Sertifikat Pelamar 12')
    },
  )
})

describe('isNamedIn', () => {
  const isNamed = isNamedIn(ayu, conceal)
  test.each([
    'CV_AyuWulandari2024.pdf',
    'CVAyu.pdf',
    'cvwulandaribaru.pdf',
    'CV%20AYU.pdf',
    '%E0%A4%A/CVAyu.pdf',
    'ayu.w%40surel.example.pdf',
    '08123456.pdf',
  ])('finds the person in %s', (name) => {
    expect(isNamed(`https://berkas.example/${name}`)).toBe(true)
  })
  test('leaves other addresses', () => {
    expect(isNamed('https://berkas.example/Undangan.pdf')).toBe(false)
  })
  test('compares letters however their accents are written', () => {
    const andre = { firstName: 'André', lastName: null }
    const isAndre = isNamedIn(andre, concealer(andre, 'Pelamar 3'))
    expect(isAndre(`https://berkas.example/${encodeURIComponent('CVAndré.pdf'.normalize('NFD'))}`)).toBe(true)
  })
  test('ignores initials', () => {
    const ab = { firstName: 'A', lastName: 'Be' }
    expect(isNamedIn(ab, concealer(ab, 'Pelamar 3'))('https://berkas.example/a.pdf')).toBe(false)
  })
})

test('concealer finds an escaped name in HTML', () => {
  const nuraini = concealer({ firstName: "Nur'aini", lastName: null }, 'Pelamar 3')
  expect(nuraini('<p>Halo Nur&#39;aini,</p>')).toBe('<p>Halo Pelamar 3,</p>')
})
test('concealer of initials alone leaves texts as they are', () => {
  expect(concealer({ firstName: 'A', lastName: '-' }, 'Pelamar 1')('A - B')).toBe('A - B')
})
test('hideAnswers leaves out files and conceals the name', () => {
  const base = { question: 'Ceritakan', note: null }
  expect(
    hideAnswers(
      [
        { ...base, id: 'Q1', questionType: 'text', answer: 'Saya Ayu' },
        { ...base, id: 'Q2', questionType: 'attachment', answer: 'https://berkas.example/ayu.pdf' },
      ],
      conceal,
    ).map(({ answer, questionType }) => [answer, questionType]),
  ).toEqual([
    ['Saya Pelamar 12', 'text'],
    ['Berkas disembunyikan', 'text'],
  ])
})

test('hidePage leaves a job title with a part of the name', () => {
  const card = {
    userId: 'USR-GURU',
    stageId: 'S1',
    firstName: 'Guru',
    lastName: 'Wulandari',
    jobHistory: { jobTitle: 'Guru, Guru Wulandari', workMonth: 12, companyName: null },
    education: null,
    klobnessLevel: null,
    stageName: 'Tes',
  }
  const hidden = hidePage({ content: [card] }, 'VAC-1', new Map([['USR-GURU', 'Pelamar 4']]))
  expect(hidden.content[0]!.jobHistory.jobTitle).toBe('Guru, Pelamar 4')
})

describe('labelsOf', () => {
  const review = reviewOf({ userId: 'budi', corporateId: 'C1' }, 'VAC-1')
  const people = (from: number, count: number) => Array.from({ length: count }, (_, n) => `USR-${from + n}`)
  beforeEach(() => review.change(() => ({ isOn: true, seen: [] })))

  test('keeps a limited number of people, whose numbers stay', () => {
    for (let from = 0; from < 6_000; from += 1_000) labelsOf(review, people(from, 1_000))
    expect(review.get().seen).toHaveLength(5_000)
    expect(labelsOf(review, ['USR-5999', 'USR-1000']).get('USR-5999')).toBe('Pelamar 6000')
    expect(labelsOf(review, ['USR-1000']).get('USR-1000')).toBe('Pelamar 1001')
  })
  test('gives no number that was given before', () => {
    for (let from = 0; from < 6_000; from += 1_000) labelsOf(review, people(from, 1_000))
    expect(labelsOf(review, ['USR-0']).get('USR-0')).toBe('Pelamar 6001')
  })
  test('counts nobody who is only searched', () => {
    labelsOf(review, ['USR-1'])
    expect([...labelsOf(review, ['USR-1', 'USR-2'], false).values()]).toEqual(['Pelamar 1', 'Pelamar tanpa nomor'])
    expect(review.get().seen).toHaveLength(1)
  })
})
