import type { World } from '../../world'
import { download } from '../../engine/content/files'
import { type Sheet, XLSX, xlsxOf } from '../../engine/content/sheet'
import { questionsOf } from './seed'

/** The path of the file that applicants fill in for a question. */
export const templatePath = (questionId: string, name: string): string =>
  `/files/templates/${questionId}/${encodeURIComponent(name)}`

const TEMPLATE: Sheet = {
  name: 'Formulir',
  titles: ['Data', 'Isian'],
  count: 4,
  row: (n) => [['Nama lengkap', 'Tempat lahir', 'Tanggal lahir', 'Alamat'][n]!, ''],
}
/** The public template at a path: the uploaded file, or one shared form for seeded questions. */
export async function templateFile(path: string, world: World): Promise<Response | undefined> {
  const [, questionId = '', coded = ''] = /^\/files\/templates\/([\w.-]+)\/([^/]+)$/.exec(path) ?? []
  const uploaded = world.templates.get(questionId)
  if (uploaded && encodeURIComponent(uploaded.name) === coded) return download(uploaded, 'application/octet-stream')
  const [, klobVacancyCode = ''] = /^Q-(.+)-\d+$/.exec(questionId) ?? []
  const questions = [
    ...questionsOf({ klobVacancyCode }),
    ...[...world.base.seeds.vacancies, ...world.vacancies.values()].flatMap((vacancy) => vacancy.questions),
  ]
  const name = questions.find(({ id }) => id === questionId)?.template
  if (name == null || encodeURIComponent(name) !== coded) return undefined
  return download({ bytes: await xlsxOf(TEMPLATE), name }, XLSX)
}
