import { expect, test } from 'vitest'
import { sharedAddress, shareLinks } from './links'

test('the shared address is the page without preview', () => {
  expect(sharedAddress('https://a.example/preview?id=V&corporateId=C&pr=1#x')).toBe(
    'https://a.example/preview?id=V&corporateId=C',
  )
})
test('the shared address of a page that was opened with `&amp;` in its address has none', () => {
  expect(sharedAddress('https://a.example/vacancy?id=V&amp;corporateId=C&amp;pr=1')).toBe(
    'https://a.example/vacancy?id=V&corporateId=C',
  )
})
test('each network gets the full address as one value', () => {
  const address = 'https://a.example/vacancy?id=V&corporateId=C'
  const links = shareLinks(address, 'Guru & Murid - PT "A"')
  expect(links.map(({ name }) => name)).toEqual(['Facebook', 'Twitter', 'LinkedIn', 'Line', 'WhatsApp'])
  for (const { href } of links) {
    const values = [...new URL(href).searchParams.values()]
    expect(values.join(' ')).toContain(address)
    expect(values.length).toBeLessThanOrEqual(2)
  }
  expect(new URL(links[1]!.href).searchParams.get('text')).toBe('Guru & Murid - PT "A"')
})
