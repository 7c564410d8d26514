import type { Option } from '../../../../src/api/values'

const numbered = (prefix: string, digits: number, texts: readonly string[]): readonly Option[] =>
  texts.map((text, i) => ({ id: `${prefix}-${String(i + 1).padStart(digits, '0')}`, text }))
const list = (text: string): readonly string[] => text.split(/[;\n]/).map((name) => name.trim())

const universities =
  list(`Universitas Indonesia;Institut Teknologi Bandung;Universitas Gadjah Mada;Institut Pertanian Bogor
Institut Teknologi Sepuluh Nopember;Universitas Airlangga;Universitas Padjadjaran;Universitas Diponegoro
Universitas Brawijaya;Universitas Hasanuddin;Universitas Sebelas Maret;Universitas Negeri Yogyakarta
Universitas Pendidikan Indonesia;Universitas Negeri Jakarta;Universitas Negeri Malang;Universitas Sumatera Utara
Universitas Andalas;Universitas Sriwijaya;Universitas Lampung;Universitas Riau;Universitas Syiah Kuala
Universitas Udayana;Universitas Mataram;Universitas Nusa Cendana;Universitas Tanjungpura
Universitas Lambung Mangkurat;Universitas Mulawarman;Universitas Sam Ratulangi;Universitas Tadulako
Universitas Halu Oleo;Universitas Pattimura;Universitas Cenderawasih;Universitas Jember;Universitas Trunojoyo
Universitas Bina Nusantara;Universitas Pelita Harapan;Universitas Tarumanagara;Universitas Trisakti
Universitas Atma Jaya;Universitas Katolik Parahyangan;Universitas Kristen Petra;Universitas Muhammadiyah Malang
Universitas Muhammadiyah Surakarta;Universitas Islam Indonesia;Universitas Mercu Buana;Universitas Gunadarma
Universitas Telkom;Universitas Dian Nuswantoro;Universitas Pamulang;Universitas Terbuka`)
/** Colleges for D1 to D4. */
const polytechnics = list(`Politeknik Negeri Jakarta;Politeknik Negeri Bandung;Politeknik Negeri Semarang
Politeknik Elektronika Negeri Surabaya;Politeknik Negeri Malang;Politeknik Negeri Medan;Politeknik Negeri Batam
Politeknik Negeri Ujung Pandang;Politeknik Negeri Bali`)
const highSchools = list(`SMA Negeri 1 Bandung;SMA Negeri 3 Semarang;SMA Negeri 5 Surabaya;SMA Negeri 8 Jakarta
SMA Negeri 2 Medan;SMA Negeri 1 Makassar;SMA Negeri 1 Denpasar`)
const vocationalSchools = list(`SMK Negeri 1 Cimahi;SMK Negeri 2 Surakarta;SMK Negeri 5 Malang;SMK Negeri 26 Jakarta
SMK Negeri 1 Batam;SMK Negeri 3 Yogyakarta`)

/** Schools by kind. */
export const schools = { universities, polytechnics, highSchools, vocationalSchools }
/** Every institution as an option. */
export const institutions = numbered('INS', 4, [...universities, ...polytechnics, ...highSchools, ...vocationalSchools])

/** Degrees from the lowest to the highest. */
export const degrees: readonly Option[] = ['SMA', 'SMK', 'D1', 'D2', 'D3', 'D4', 'S1', 'S2', 'S3'].map((text) => ({
  id: `EDU-${text}`,
  text,
}))

/** Majors of high schools. */
export const schoolMajors: Readonly<Record<'SMA' | 'SMK', readonly string[]>> = {
  SMA: ['Ilmu Pengetahuan Alam', 'Ilmu Pengetahuan Sosial', 'Bahasa dan Budaya'],
  SMK: ['Teknik Komputer dan Jaringan', 'Akuntansi dan Keuangan Lembaga', 'Teknik Otomotif', 'Tata Boga', 'Multimedia'],
}

/** Languages of the world; Indonesian first. */
export const languages: readonly Option[] = list(`ID Bahasa Indonesia;EN Bahasa Inggris;JV Bahasa Jawa;SU Bahasa Sunda
MAD Bahasa Madura;MIN Bahasa Minangkabau;BAN Bahasa Bali;BUG Bahasa Bugis;BTK Bahasa Batak;JA Bahasa Jepang
ZH Bahasa Mandarin;KO Bahasa Korea;AR Bahasa Arab;DE Bahasa Jerman;FR Bahasa Prancis;NL Bahasa Belanda;ES Bahasa Spanyol
RU Bahasa Rusia;TH Bahasa Thai;VI Bahasa Vietnam;HI Bahasa Hindi;IT Bahasa Italia;PT Bahasa Portugis;MS Bahasa Melayu`).map(
  (row) => ({ id: `LNG-${row.slice(0, row.indexOf(' '))}`, text: row.slice(row.indexOf(' ') + 1) }),
)

/** Options numbered by position. */
export { list, numbered }
