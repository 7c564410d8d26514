import { describe, expect, test } from 'vitest'
import { ApiError, detailOf, failureError, mayHaveSucceeded, statusError } from './errors'

describe('the message of a status', () => {
  test.each([
    [400, 'Permintaan tidak dapat diproses. Periksa kembali isian Anda.'],
    [401, 'Sesi Anda telah berakhir, silakan masuk kembali.'],
    [403, 'Maaf kamu tidak bisa mengakses fitur ini, silahkan hubungi administrator untuk mengaktifkannya.'],
    [404, 'Data tidak ditemukan'],
    [408, 'Server terlalu lama menjawab. Coba ulangi beberapa saat lagi.'],
    [409, 'Data sudah ada atau sudah berubah.'],
    [413, 'Berkas terlalu besar untuk dikirim.'],
    [414, 'Filter terlalu panjang. Kurangi isian filter lalu cari lagi.'],
    [422, 'Isian belum lengkap atau tidak sesuai.'],
    [429, 'Terlalu banyak permintaan. Tunggu sebentar lalu coba lagi.'],
    [418, 'Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi.'],
    [500, 'Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi.'],
    [503, 'Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi.'],
  ])('%d', (status, message) => {
    expect(statusError('searchTalents', status)).toMatchObject({ failure: 'status', status, message })
  })
  test.each([400, 409, 422])("uses the server's message for %d, which names the broken rule", (status) => {
    expect(statusError('searchTalents', status, 'Operator wajib diisi').message).toBe('Operator wajib diisi')
    expect(statusError('searchTalents', status, '').message).toBe(statusError('searchTalents', status).message)
    expect(statusError('searchTalents', status, null).message).toBe(statusError('searchTalents', status).message)
  })
  test.each([401, 403, 404, 500])("ignores the server's message for %d", (status) => {
    expect(statusError('searchTalents', status, 'java.lang.NullPointerException').message).toBe(
      statusError('searchTalents', status).message,
    )
  })
})
test('calls without an answer or with an invalid one have messages', () => {
  expect(failureError('offline', 'x').message).toBe(
    'Tidak dapat terhubung ke server. Periksa koneksi internet Anda lalu coba lagi.',
  )
  expect(failureError('timeout', 'x').message).toBe('Server terlalu lama menjawab. Coba ulangi beberapa saat lagi.')
  expect(failureError('shape', 'x').message).toBe(
    'Jawaban server tidak sesuai. Hubungi administrator bila ini terus terjadi.',
  )
})
test('the detail is one line that names endpoint, status and field', () => {
  expect(failureError('shape', 'searchTalents', 'content.0.userId: invalid_type').detail).toBe(
    '{"failure":"shape","endpoint":"searchTalents","reason":"content.0.userId: invalid_type"}',
  )
  expect(statusError('searchTalents', 500, 'a\nb').detail).toBe(
    '{"failure":"status","endpoint":"searchTalents","status":500,"reason":"a\\nb"}',
  )
})
test('a failure is an ApiError and an Error', () => {
  const error = statusError('searchTalents', 404)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toBeInstanceOf(Error)
  expect(error.name).toBe('ApiError')
})
test('a failed write may have succeeded unless the server itself refused it', () => {
  for (const status of [200, 400, 401, 403, 404, 409, 422, 429])
    expect(mayHaveSucceeded(statusError('x', status)), `${status}`).toBe(false)
  for (const status of [408, 500, 502, 503, 504])
    expect(mayHaveSucceeded(statusError('x', status)), `${status}`).toBe(true)
  for (const failure of ['offline', 'timeout', 'shape'] as const)
    expect(mayHaveSucceeded(failureError(failure, 'x')), failure).toBe(true)
  expect(mayHaveSucceeded(new Error('x'))).toBe(true)
})
test('only failed calls have folded details', () => {
  expect(detailOf(statusError('searchTalents', 404))).toContain('"endpoint":"searchTalents","status":404')
  expect(detailOf(new Error('x'))).toBeUndefined()
})
