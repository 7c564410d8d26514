import type { TestCode } from '~/api/contract/masterData'
import type { Option } from '../../../../src/api/values'
import { entryPositions, fields, generalSkills } from './fields'
import { countries, provinces } from './places'
import { degrees, institutions, languages, list, numbered, schoolMajors } from './schools'

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

const owners =
  list(`Sinar;Bahari;Cakra;Nusa;Karya;Mitra;Graha;Tirta;Surya;Bumi;Mega;Prima;Artha;Bina;Citra;Duta;Eka;Fajar
Garuda;Harapan;Indo;Jaya;Kencana;Lautan;Mutiara;Naga;Oriental;Pelita;Rajawali;Samudra;Tunas;Utama;Wahana;Yudha;Zamrud
Anugerah;Berkah;Cemerlang;Delta;Elang`)
const trades =
  list(`Mentari;Logistik;Teknologi;Pangan;Energi;Medika;Properti;Tekstil;Otomotif;Digital;Konstruksi;Agro;Retail
Finansial;Media;Farmasi;Kimia;Plastik;Baja;Elektronik;Transport;Wisata;Konsultan;Edukasi;Kreasi`)
const endings = list(`Abadi;Nusantara;Sejahtera;Makmur;Sentosa;Mandiri;Perkasa;Gemilang;Lestari;Indonesia
Bersama;Internasional;Raya;Pratama;Persada;Jaya;Agung;Utama;Sukses;Sakti`)

/** 20,000 companies: 40 x 25 x 20 names, enough to show that pickers handle any number. */
const companyNames = owners
  .flatMap((owner) => trades.flatMap((trade) => endings.map((ending) => `PT ${owner} ${trade} ${ending}`)))
  .sort()

const contentTexts = list(`Mengenal Diri;Menyusun CV yang Menarik;Surat Lamaran yang Kuat;Portofolio Digital
Etika di Tempat Kerja;Komunikasi Efektif;Mengelola Waktu;Bekerja dalam Tim;Persiapan Wawancara Kerja
Wawancara dengan User;Wawancara Berbasis Kompetensi;Dasar Kepemimpinan;Kepemimpinan untuk Supervisor
Kepemimpinan Situasional;Berpikir Kritis;Pemecahan Masalah;Negosiasi Dasar;Presentasi yang Memikat;Bahasa Inggris Bisnis
Microsoft Excel Dasar;Microsoft Excel Lanjutan;Analisis Data untuk Pemula;Pengantar SQL;Pemasaran Digital
Menulis Konten;Layanan Prima;Menangani Keluhan Pelanggan;Dasar Akuntansi;Memahami Pajak Karyawan
Keselamatan dan Kesehatan Kerja;Perencanaan Karier;Bangkit dari Kegagalan;Pola Pikir Bertumbuh;Mengelola Stres
Keuangan Pribadi;Personal Branding;Jejaring Profesional;Bekerja Jarak Jauh;Manajemen Proyek Dasar;Persiapan Psikotes`)
/** Learning content of the platform. */
export const contentSets = numbered('SET', 4, contentTexts)

/** Option lists of the console; the same for every corporate. */
export const lists = {
  countries,
  provinces: provinces.map(({ id, text }): Option => ({ id, text })),
  skills: numbered('SKL', 4, unique([...fields.flatMap((f) => f.skills), ...generalSkills])),
  institutions,
  majors: numbered('MAJ', 3, unique([...fields.flatMap((f) => f.majors), ...Object.values(schoolMajors).flat()])),
  degrees,
  languages,
  companies: numbered('CMP', 5, companyNames),
  positions: numbered('POS', 3, unique([...fields.flatMap((f) => f.positions), ...entryPositions])),
  contents: contentSets,
} satisfies Record<string, readonly Option[]>

/** Special needs by their ids. */
export const specialNeeds = list('Tuna Daksa;Tuna Netra;Tuna Rungu;Tuna Wicara;Tuna Grahita;Autisme;Disleksia').map(
  (text, i): Option => ({ id: `MSN0${i + 1}`, text }),
)
/** Job categories: the fields of work. */
export const jobCategories = fields.map((f) => f.category)

const results = (prefix: string, texts: string): readonly Option[] =>
  list(texts).map((row) => ({
    id: `${prefix}-${row.slice(0, row.indexOf(' '))}`,
    text: row.slice(row.indexOf(' ') + 1),
  }))
const grades = (prefix: string): readonly Option[] => results(prefix, 'L Low;M Medium;H High')
/** The possible results of each test. */
export const testOptions: Readonly<Record<TestCode, readonly Option[]>> = {
  int01: results('INT', 'REA Realistic;INV Investigative;ART Artistic;SOC Social;ENT Enterprising;CON Conventional'),
  pers01: results(
    'PERS',
    'OPE Openness;CON Conscientiousness;EXT Extraversion;AGR Agreeableness;STA Emotional Stability',
  ),
  val01: results(
    'VAL',
    'ACH Achievement;REL Relationship;IND Independence;REC Recognition;SUP Support;WOR Working Conditions',
  ),
  com01: results('COM', 'DOM Dominance;INF Influence;STE Steadiness;CPL Compliance'),
  grit01: grades('GRIT'),
  mea01: grades('MEA'),
  min01: results('MIN', 'F Fixed;M Mixed;G Growth'),
  cur01: grades('CUR'),
  hum01: grades('HUM'),
  cre01: grades('CRE'),
  pil01: grades('PIL'),
}
const resultTexts = new Map(
  Object.values(testOptions)
    .flat()
    .map(({ id, text }) => [id, text]),
)
/** The text of a test result; an unknown id is its own text. */
export const resultText = (id: string): string => resultTexts.get(id) ?? id
