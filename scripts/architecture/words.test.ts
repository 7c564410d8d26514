import { expect, test } from 'vitest'
import { app } from './source'

/** Each word that the console no longer says, with what it says instead. */
const words: readonly (readonly [old: RegExp, better: string | RegExp])[] = [
  [/belum dapat di(muat|periksa|salin|buka|kirim|simpan|baca|hitung)/i, /gagal dimuat|tidak dapat disalin/],
  [/\bputusan\b/i, 'Penilaian'],
  [/\bTolak(?:…|\.\.\.)/, 'Tolak & kabari…'],
  [/tahap tolak/i, 'Tahap penolakan'],
  [/\bBuang\b/, 'Hapus draf'],
  [/Buang pesan/, 'Jangan kirim'],
  [/Buang sisanya/, 'Jangan kirim sisanya'],
  [/Buang perubahan/, 'Batalkan perubahan'],
  [
    /Hanya tahap yang diubah/,
    'Hanya tahapnya yang berubah. Untuk menulis catatan atau mengirim email, buka panel pelamar.',
  ],
  [/berhasil, [^'`<>]* tidak\b/, ' gagal'],
  [/kepala halaman/, 'Anda bisa berganti perusahaan kapan saja dari bagian atas halaman.'],
  [/papan tik/i, 'Pintasan keyboard'],
  [/Bantuan ini/, 'Tampilkan daftar pintasan'],
  [/'Layar'|Tindakan di layar ini/, 'Tindakan di halaman ini'],
  [/\bperamban\b/i, 'browser'],
  [/Isian filter berbeda/, 'Filter sudah diubah. Tekan Cari untuk memperbarui hasil.'],
  [/Isian ini juga diubah/, 'Data ini juga diubah'],
  [/(di|dari) tempat lain/, 'perangkat atau tab lain'],
  [/Versi dari tempat lain/, 'Versi lain'],
  [/Belum ada riwayat yang sesuai/, 'Belum ada unduhan'],
  [/Hapus semua kriteria|Tampilkan semua lowongan/, 'Hapus semua filter'],
  [/Yang ditandai tidak sama/, 'Teks tebal berbeda antarpelamar'],
  [/keranjang banding/i, /daftar perbandingan/i],
  [/\bKeluarkan\b|>Hal</, '>Aspek<'],
  [/Yang Anda lakukan/, 'Riwayat tindakan Anda di browser ini untuk'],
  [/Semua isian wajib harus diisi/, 'Tersedia setelah semua kolom wajib diisi dan disimpan.'],
  [/Pratinjau langsung/, 'Tampilkan pratinjau di samping'],
  [/Salin Senin/, 'Terapkan ke Selasa–Jumat'],
  [/Isi jadwal/, 'Masukkan ke pesan'],
  [/teks cepat/i, 'Teks siap pakai'],
  [/Simpan ke berkas/, 'Ekspor'],
  [/Ambil dari berkas/, 'Impor'],
  [/Sudah dihubungi\?/, 'Cek riwayat pesan'],
  [/Orang (sebelumnya|berikutnya)/, /Kandidat (sebelumnya|berikutnya)/],
  [/Ini orang terakhir/, 'Ini kandidat terakhir'],
  [/ID permintaan kerja/, 'ID permintaan rekrutmen'],
  [/Kembali ke daftar lowongan/, /> Lowongan <\/BackLink>/],
  [/Kembali ke longlist/, /> Longlist <\/BackLink>/],
  [/Laporan ATS/, 'ATS Report'],
]
/** JSX breaks long texts. */
const texts = app.map(({ path, text }) => ({ path, text: text.replaceAll(/\s+/g, ' ') }))

test('no text of the console has a word that was given up', () => {
  const said = texts.flatMap(({ path, text }) =>
    words.filter(([old]) => old.test(text)).map(([old]) => `${path}: ${old}`),
  )
  expect(said).toEqual([])
})
test('the console says each better word', () => {
  const isSaid = (word: string | RegExp) =>
    texts.some(({ text }) => (typeof word === 'string' ? text.includes(word) : word.test(text)))
  expect(words.map(([, better]) => better).filter((better) => !isSaid(better))).toEqual([])
})
