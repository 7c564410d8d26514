import { expect, test } from 'vitest'
import { addressesIn, isEmail, readAddress } from './email'

test.each(['a@b.c', ' sari@contoh.example ', 'a+b@c.co.id', "o'brien@contoh.example"])('accepts %j', (text) =>
  expect(isEmail(text)).toBe(true),
)
test.each([
  '',
  'sari',
  'sari@contoh',
  '@contoh.example',
  'a@b.c, d@e.f',
  'a b@c.d',
  'a@b@c.d',
  '<a@b.c>',
  'a@b.c;',
  'mailto:a@b.c',
  'a..b@c.d',
  '.a@b.c',
  'a@b..c',
  'a@b.c.',
])('rejects %j', (text) => expect(isEmail(text)).toBe(false))
test.each([
  ['<ayu@klob.id>', 'ayu@klob.id'],
  ['ayu@klob.id;', 'ayu@klob.id'],
  ['mailto:ayu@klob.id', 'ayu@klob.id'],
  ['Budi <budi@klob.id>', 'budi@klob.id'],
  ['\u200Bayu@klob.id\u00A0', 'ayu@klob.id'],
  ["'o'brien@klob.id'", "o'brien@klob.id"],
  ['Budi', 'Budi'],
  ['budi santoso@klob.id', 'budi santoso@klob.id'],
  ['a@b.c d@e.f', 'a@b.c d@e.f'],
])('reads %j as %j', (text, address) => expect(readAddress(text)).toBe(address))
test.each([
  ['a@b.c; d@e.f,\tg@h.i\nj@k.l', ['a@b.c', 'd@e.f', 'g@h.i', 'j@k.l']],
  ['"Ayu, W." <ayu@b.c>, Bima (HR) <bima@b.c>', ['ayu@b.c', 'bima@b.c']],
  ['mailto:ayu@b.c', ['ayu@b.c']],
  ['direksi', []],
])('finds the addresses in %j', (text, addresses) => expect(addressesIn(text)).toEqual(addresses))
