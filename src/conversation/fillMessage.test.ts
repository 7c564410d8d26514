import { expect, test } from 'vitest'
import { fillVacancy, withLink, withoutLink } from './fillMessage'

const LINK = 'https://konsol.example/vacancy?id=JV-1&corporateId=COR1'
const other = { name: 'Kasir', link: 'https://konsol.example/vacancy?id=JV-2&corporateId=COR1' }

test('a link comes before the signature', () =>
  expect(withLink('Halo Ayu,\n\nMari melamar.\n\nSalam', LINK)).toBe(
    `Halo Ayu,\n\nMari melamar.\n\nHalaman lowongan: ${LINK}\n\nSalam`,
  ))
test('a link comes after a text of one paragraph', () =>
  expect(withLink('Mari melamar.\n', LINK)).toBe(`Mari melamar.\n\nHalaman lowongan: ${LINK}`))
test('a link that is removed leaves no line', () =>
  expect(withoutLink(withLink('Halo\n\nSalam', LINK), LINK)).toBe('Halo\n\nSalam'))
test('a name that is a part of the link does not change it', () => {
  const texts = { subject: '', text: `Posisi id: ${LINK}` }
  expect(fillVacancy(texts, { name: 'id', link: LINK }, other).text).toBe(`Posisi Kasir: ${other.link}`)
})
test('the link of a longer code is another one', () => {
  const text = `Lihat ${LINK}2`
  expect(fillVacancy({ subject: '', text }, { name: '', link: LINK }, other).text).toBe(text)
})
