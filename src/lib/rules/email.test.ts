import { expect, test } from 'vitest'
import { isEmail } from './email'

test.each(['a@b.c', ' sari@contoh.example ', 'a+b@c.co.id'])('accepts %j', (text) => expect(isEmail(text)).toBe(true))
test.each(['', 'sari', 'sari@contoh', '@contoh.example', 'a@b.c, d@e.f', 'a b@c.d', 'a@b@c.d'])('rejects %j', (text) =>
  expect(isEmail(text)).toBe(false),
)
