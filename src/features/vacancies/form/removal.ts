import { vacancyAdmin } from '~/api/contract/vacancies/vacancyAdmin'
import { detailOf, isNotFound, messageOf } from '~/api/errors'
import type { Send } from '~/api/useSend'
import { alertFailure } from '~/components/alertFailure'
import { numberText } from '~/lib/texts/numbers'
import { texts } from '~/lib/texts/texts'
import { type Items, putItem } from '~/record/items'
import type { RecordHandle } from '~/record/useRecordForm'
import { alert, confirmDeletion, withLoader } from '~/ui/dialogs/dialogs'
import type { VacancyValues } from './model/values'

/** The lists whose saved items are deleted by request. */
type RemovableList = 'eventKfaas' | 'benefit' | 'additionalQuestion'

/** An item that somebody else has deleted counts as deleted. */
const ignoreMissing = (error: unknown) => {
  if (!isNotFound(error)) throw error
}

/** How many are deleted until the progress is told again. */
const STEP = 10
/** With more names than this they are listed below the question. */
const MAX_NAMES = 10
/** Says why a deletion failed, and of several which are not deleted. */
function tellFailure(error: unknown, left: readonly string[], total: number): void {
  if (total === 1) return alertFailure(error)
  const message = `${messageOf(error)}\n\n${numberText(left.length)} dari ${numberText(total)} belum terhapus:`
  void alert(message, detailOf(error), undefined, left)
}

/**
 * Removes items from the form's lists: unsaved ones at once, saved ones by one request each after confirmation, one
 * after the other, so that an item whose request fails stays (document 3 §4; decision 'deletions').
 */
export function makeRemoval(send: Send, engine: RecordHandle<VacancyValues>['engine']) {
  async function remove(
    list: RemovableList,
    keys: readonly string[],
    nameOf: (version: VacancyValues, key: string) => string | undefined,
    call: (id: string) => Promise<unknown>,
  ): Promise<void> {
    const storedKeys = () => keys.filter((key) => Object.hasOwn(engine.state().stored[list].byKey, key))
    const saved = storedKeys()
    const namesOf = (some: readonly string[]) => some.map((key) => nameOf(engine.state().mine, key) ?? '')
    /** Names may repeat, so each line has its number in the form. */
    const linesOf = (some: readonly string[]) =>
      namesOf(some).map((name, n) => `${engine.state().mine[list].order.indexOf(some[n]!) + 1}. ${name}`)
    const deleted: string[] = []
    const failures: unknown[] = []
    const deleteSaved = async (tell: (message: string) => void) => {
      for (const key of saved) {
        const id = engine.state().stored[list].byKey[key]?.id
        try {
          if (id) await call(id).catch(ignoreMissing)
          deleted.push(key)
        } catch (error) {
          failures.push(error)
          break
        }
        if (deleted.length % STEP === 0)
          tell(`${texts.deletion.underWay}: ${numberText(deleted.length)} dari ${numberText(saved.length)}`)
      }
      // In one step: each one draws the form again.
      engine.dropItems(list, ...deleted)
    }
    if (saved.length > 0) {
      const isConfirmed = await (saved.length > MAX_NAMES
        ? confirmDeletion(`${numberText(saved.length)} pertanyaan`, linesOf(saved))
        : confirmDeletion(namesOf(saved).join(', ')))
      if (!isConfirmed) return
      await withLoader(texts.deletion.underWay, (tell) => engine.enqueue(() => deleteSaved(tell)))
      if (failures.length > 0) return tellFailure(failures[0], linesOf(storedKeys()), saved.length)
    }
    const { mine } = engine.state()
    engine.setValue(
      [list],
      keys.reduce<Items<unknown>>((items, key) => putItem(items, key, undefined), mine[list]),
    )
  }
  return {
    event: (key: string) =>
      remove(
        'eventKfaas',
        [key],
        ({ eventKfaas }) => eventKfaas.byKey[key]?.name,
        (eventId) => send(vacancyAdmin.removeEvent, { vacancyCode: engine.state().stored.id ?? '', eventId }),
      ),
    benefit: (key: string) =>
      remove(
        'benefit',
        [key],
        ({ benefit: { byKey } }) => byKey[key]?.description,
        (benefitId) => send(vacancyAdmin.removeBenefit, { benefitId }),
      ),
    questions: (keys: readonly string[]) =>
      remove(
        'additionalQuestion',
        keys,
        ({ additionalQuestion: { byKey } }, key) => `"${byKey[key]?.question?.questionText ?? '...'}"`,
        (id) => send(vacancyAdmin.removeQuestion, { id }),
      ),
  }
}
