import type { MasterQuestion, QuestionType } from '~/api/contract/vacancies/masterQuestions'

/** What a vacancy stores of a master question. */
export const masterRefOf = ({ questionId, questionText, questionType, generic }: MasterQuestion) => ({
  questionId,
  questionText,
  questionType,
  generic,
})
type MasterRef = ReturnType<typeof masterRefOf>

type Index = { byId: ReadonlyMap<string, MasterRef>; byType: Map<QuestionType | null, readonly MasterRef[]> }
const indexes = new WeakMap<readonly MasterQuestion[], Index>()
/** Made once for each answer of the list: an employer may have 20,000 of them, and a vacancy 200 questions. */
function indexOf(masters: readonly MasterQuestion[]): Index {
  const known = indexes.get(masters)
  if (known) return known
  const byId = new Map(masters.map((master) => [master.questionId, masterRefOf(master)]))
  const index = { byId, byType: new Map() }
  indexes.set(masters, index)
  return index
}

/** The master question with an id. */
export const masterById = (masters: readonly MasterQuestion[], id: string | undefined): MasterRef | undefined =>
  id === undefined ? undefined : indexOf(masters).byId.get(id)

/** The master questions of a type, editable ones first. */
export function mastersOfType(masters: readonly MasterQuestion[], type: QuestionType | null): readonly MasterRef[] {
  const { byType } = indexOf(masters)
  const known = byType.get(type)
  if (known) return known
  const found = masters
    .filter(({ questionType }) => questionType === type)
    .toSorted((a, b) => b.editableOrder - a.editableOrder)
    .map(masterRefOf)
  byType.set(type, found)
  return found
}
