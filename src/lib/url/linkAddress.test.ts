import { expect, test } from 'vitest'
import { linkAddress } from './linkAddress'

test.each([
  ['https://klob.id/karier', 'https://klob.id/karier'],
  [' klob.id/karier ', 'https://klob.id/karier'],
  ['www.klob.id', 'https://www.klob.id/'],
  ['klob.id:8443/x?a=1', 'https://klob.id:8443/x?a=1'],
])('%j leads to %s', (typed, href) => expect(linkAddress(typed)).toEqual({ href }))

test.each(['http://klob.id', 'mailto:hr@klob.id', 'data:text/html,x', 'ftp://klob.id'])(
  '%s says that only https can be linked',
  (typed) => expect(linkAddress(typed)).toEqual({ reason: 'Hanya alamat https:// yang dapat ditautkan' }),
)
test.each(['karier', '/karier', 'hr@klob.id', 'klob id', ''])('%j is no address', (typed) =>
  expect(linkAddress(typed)).toEqual({ reason: 'Ini bukan alamat situs. Contoh: https://contoh.co.id/' }),
)
