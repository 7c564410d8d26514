import type { Option } from '../../../../src/api/values'

const sectors = [
  ['SC11', 'Logistik dan Transportasi', ['Logistik', 'Transport']],
  ['SC14', 'Teknologi Informasi', ['Teknologi', 'Digital', 'Elektronik']],
  ['SC21', 'Pangan dan Agribisnis', ['Pangan', 'Agro']],
  ['SC23', 'Energi dan Tambang', ['Energi', 'Kimia', 'Baja']],
  ['SC31', 'Kesehatan', ['Medika', 'Farmasi']],
  ['SC35', 'Properti dan Konstruksi', ['Properti', 'Konstruksi']],
  ['SC42', 'Manufaktur', ['Tekstil', 'Otomotif', 'Plastik']],
  ['SC53', 'Keuangan', ['Finansial', 'Konsultan']],
  ['SC82', 'Pendidikan', ['Edukasi', 'Kreasi']],
  ['SC90', 'Lainnya', []],
] as const

/** Business sectors of companies. */
export const companySectors: readonly Option[] = sectors.map(([id, text]) => ({ id, text }))
/** The sector of a company, derived from a word of its name. */
export const sectorOf = (company: string): Option => {
  const words = new Set(company.split(' '))
  const [id, text] = sectors.find(([, , trades]) => trades.some((trade) => words.has(trade))) ?? sectors.at(-1)!
  return { id, text }
}
