import { fields } from './fields'
import { randomFrom } from './random'
import type { Vacancy } from './vacancies'

const items = (texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`

/** What a vacancy asks for and offers, as the HTML that a recruiter wrote; the bare vacancy says neither. */
export function qualificationOf({ klobVacancyCode, name, city }: Vacancy): {
  qualification: string | null
  description: string | null
} {
  if (klobVacancyCode === 'VAC-POLOS-01') return { qualification: null, description: null }
  const random = randomFrom([...klobVacancyCode].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0)
  const position = name.split(' - ')[0]!
  const field = fields.find(({ positions }) => positions.includes(position)) ?? fields[0]!
  return {
    qualification: items([
      `Pendidikan minimal S1 ${field.majors[0]}`,
      `Pengalaman ${random.between(1, 5)} tahun sebagai ${position}`,
      ...random.some(field.skills, 3).map((skill) => `Menguasai <b>${skill}</b>`),
    ]),
    description: `<p>Sebagai <strong>${position}</strong> di ${city}, Anda akan:</p>${items(
      random.some(field.skills, 3).map((skill) => `Bertanggung jawab atas ${skill.toLowerCase()}`),
    )}`,
  }
}
