import { useQueryClient } from '@tanstack/react-query'
import { vacancyAdmin } from '~/api/contract/vacancies/vacancyAdmin'
import { ApiError } from '~/api/errors'
import { send } from '~/api/useSend'
import { alertFailure } from '~/components/alertFailure'
import { texts } from '~/lib/texts/texts'
import { putItem } from '~/record/items'
import { confirmDeletion, withLoader } from '~/ui/dialogs/dialogs'
import type { VacancyEngine } from './fields/controls'
import type { VacancyValues } from './model/values'

/** The lists whose saved items are deleted by call. */
type RemovableList = 'eventKfaas' | 'benefit' | 'additionalQuestion'

/** What another person has deleted is deleted. */
const ignoreMissing = (error: unknown) => {
  if (!(error instanceof ApiError && error.status === 404)) throw error
}

/**
 * Takes items out of the form's lists: those that were never saved at once, saved ones by call and after asking, one by
 * one, so that what fails stays (document 3 §4; decision 'deletions').
 */
export function useRemoval(engine: VacancyEngine) {
  const client = useQueryClient()

  async function remove(
    list: RemovableList,
    keys: readonly string[],
    nameOf: (version: VacancyValues, key: string) => string | undefined,
    call: (id: string) => Promise<unknown>,
  ): Promise<void> {
    const saved = keys.filter((key) => Object.hasOwn(engine.state().stored[list].byKey, key))
    const { mine } = engine.state()
    const deleteSaved = async () => {
      for (const key of saved) {
        const id = engine.state().stored[list].byKey[key]?.id
        if (id) await call(id).catch(ignoreMissing)
        engine.dropItem(list, key)
      }
    }
    if (saved.length > 0) {
      if (!(await confirmDeletion(saved.map((key) => nameOf(mine, key) ?? '').join(', ')))) return
      try {
        await withLoader(texts.deletion.underWay, engine.inTurn(deleteSaved))
      } catch (error) {
        return alertFailure(error as Error)
      }
    }
    for (const key of keys) engine.type([list], putItem<unknown>(engine.state().mine[list], key, undefined))
  }
  return {
    event: (key: string) =>
      remove(
        'eventKfaas',
        [key],
        ({ eventKfaas }) => eventKfaas.byKey[key]?.name,
        (eventId) => send(client, vacancyAdmin.removeEvent, { vacancyCode: engine.state().stored.id ?? '', eventId }),
      ),
    benefit: (key: string) =>
      remove(
        'benefit',
        [key],
        ({ benefit: { byKey } }) => byKey[key]?.description,
        (benefitId) => send(client, vacancyAdmin.removeBenefit, { benefitId }),
      ),
    questions: (keys: readonly string[]) =>
      remove(
        'additionalQuestion',
        keys,
        ({ additionalQuestion: { byKey } }, key) => `"${byKey[key]?.question?.questionText ?? '...'}"`,
        (id) => send(client, vacancyAdmin.removeQuestion, { id }),
      ),
  }
}
