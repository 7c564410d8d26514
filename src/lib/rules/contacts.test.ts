import { expect, test } from 'vitest'
import { lacksProfileUrl, readPhone, readProfileUrl } from './contacts'

test.each([
  ['(021) 555.12.34', '021 555-12-34'],
  ['+62 812–3456—7890', '+62 812-3456-7890'],
  ['0812\u20113456\u20127890', '0812-3456-7890'],
  ['+62\u00a0812\u200b3456', '+62 8123456'],
  ['[021]5551234', '021 5551234'],
  ['0812/3456', '0812-3456'],
  ['0812-3456 ext. 12', '0812-3456 ext. 12'],
  ['', ''],
])('the phone number %j is %j', (typed, phone) => expect(readPhone(typed)).toBe(phone))

const PROFILE = 'https://www.linkedin.com/in/budi-santoso'
test.each([
  [PROFILE, PROFILE],
  ['www.linkedin.com/in/budi-santoso', PROFILE],
  ['http://www.linkedin.com/in/budi-santoso?utm_source=share#about', PROFILE],
  ['linkedin.com/in/budi', 'https://linkedin.com/in/budi'],
  ['Budi Santoso | LinkedIn https://id.linkedin.com/in/budi', 'https://id.linkedin.com/in/budi'],
  ['https://tautan.example/in/budi', 'https://tautan.example/in/budi'],
])('the profile %j is %s', (typed, url) => {
  expect(readProfileUrl(typed)).toBe(url)
  expect(lacksProfileUrl(typed)).toBe(false)
})
test.each(['@budi', 'Budi Santoso', 'budi-santoso', 'data:text/html,x'])('%j is no profile', (typed) => {
  expect(readProfileUrl(typed)).toBe(typed)
  expect(lacksProfileUrl(typed)).toBe(true)
})
test('an empty profile lacks nothing', () => expect(lacksProfileUrl(' ')).toBe(false))
