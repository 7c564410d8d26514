import { readId } from '~/lib/ids'

/** An applicant who is compared: the id, and the stage from which the profile is loaded. */
export type Compared = { userId: string; stageId: string }

/** So many fit beside each other. */
export const MAX_COMPARED = 4
const BETWEEN = ':'

/** The basket from the texts of a URL; what is no pair of ids is left out, and nobody is in it twice. */
export function readBasket(texts: readonly string[]): readonly Compared[] {
  const pairs = texts.flatMap((text): Compared[] => {
    const [userId, stageId, ...more] = text.split(BETWEEN).map(readId)
    return userId === undefined || stageId === undefined || more.length > 0 ? [] : [{ userId, stageId }]
  })
  return [...new Map(pairs.map((one) => [one.userId, one])).values()].slice(0, MAX_COMPARED)
}
/** The basket as it is in the URL: ids alone. */
export const basketTexts = (basket: readonly Compared[]): string[] =>
  basket.map(({ userId, stageId }) => userId + BETWEEN + stageId)

/** The basket with somebody put in or taken out; undefined when it is full. */
export function toggled(basket: readonly Compared[], one: Compared): readonly Compared[] | undefined {
  const others = basket.filter(({ userId }) => userId !== one.userId)
  if (others.length < basket.length) return others
  return basket.length < MAX_COMPARED ? [...basket, one] : undefined
}
