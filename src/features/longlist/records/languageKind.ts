import { longlist } from '~/api/contract/executive/longlist'
import type { LanguageRecord } from '~/api/contract/executive/longlistValues'
import type { Input, Output } from '~/api/endpoint'
import { adminTexts } from '~/lib/texts/adminTexts'
import { NEW } from '../userForm'
import type { SubRecord } from './subRecord'

type LanguageValues = { id: string; languageId: string | null; level: string | null }

/** The languages to choose from; the one that is stored may have left the list. */
export const languagesOf = ({ data, masterData }: Output<typeof longlist.languages.form>) =>
  [data?.masterData, ...masterData.languages].filter((one) => one !== undefined)

/** How a language is read, checked and saved. */
export function languageKind(
  answer: Output<typeof longlist.languages.form>,
): SubRecord<LanguageValues, LanguageRecord, Input<typeof longlist.languages.save>['body']> {
  const languages = languagesOf(answer)
  const languageOf = (id: unknown) => languages.find((one) => one.id === id)
  const levelOf = (text: string | null) => answer.masterData.levels.find((one) => one === text)
  return {
    form: longlist.languages.form,
    save: longlist.languages.save,
    of: (user) => user.languages,
    valuesOf: (stored): LanguageValues => ({
      id: stored?.id ?? NEW,
      languageId: stored?.masterData.id ?? null,
      level: stored?.level ?? null,
    }),
    bodyOf: (typed) => ({ masterData: languageOf(typed.languageId)!, level: levelOf(typed.level)! }),
    check: (typed) => ({
      languageId: languageOf(typed.languageId) ? undefined : adminTexts.longlist.language,
      level: levelOf(typed.level) ? undefined : adminTexts.longlist.level,
    }),
    labels: { languageId: 'Bahasa', level: 'Level' },
    textOf: (name, value) => (name === 'languageId' ? languageOf(value)?.label : undefined),
    saved: adminTexts.longlist.languageSaved,
  }
}
