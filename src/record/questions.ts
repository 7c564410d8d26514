/** Waits for the user's decision; resolves to undefined if the form or the question is closed. */
export type Ask = <T>(question: Promise<T>) => Promise<T | undefined>

/** Confirms exactly the values to be sent; called again if a fresh read changed them. */
export type Confirm<V> = (values: V) => Promise<boolean>

/** Thrown by `read` to end the save without a failure: nothing is sent, and the next save reads again. */
export class SaveCancelled extends Error {
  override name = 'SaveCancelled'
}

/** Which side of a conflict is kept. */
export type Choice = 'mine' | 'theirs'

/** The questions of a save, one at a time. */
export function openQuestions() {
  let decide: ((choices: readonly Choice[]) => void) | undefined
  let cancel = () => {}
  const ask: Ask = (question) =>
    Promise.race([question, new Promise<undefined>((resolve) => (cancel = () => resolve(undefined)))])
  return {
    ask,
    /** Asks for a choice for each open conflict. */
    askForChoices: () => ask(new Promise<readonly Choice[]>((resolve) => (decide = resolve))),
    /** Answers the open question; without choices the save ends and nothing is sent, whatever the question was. */
    answer: (choices?: readonly Choice[]) => (choices ? decide?.(choices) : cancel()),
  }
}
