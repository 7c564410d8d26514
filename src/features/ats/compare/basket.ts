import { readId } from '~/lib/ids'

/** An applicant to compare: the id, and the stage from which the profile is loaded. */
export type Compared = { userId: string; stageId: string }

/** How many fit side by side. */
export const MAX_COMPARED = 4
const BETWEEN = ':'

/** Parses the basket of a URL; drops invalid pairs of ids and duplicates. */
export function readBasket(texts: readonly string[]): readonly Compared[] {
  const pairs = texts.flatMap((text): Compared[] => {
    const [userId, stageId, ...more] = text.split(BETWEEN).map(readId)
    return userId === undefined || stageId === undefined || more.length > 0 ? [] : [{ userId, stageId }]
  })
  return [...new Map(pairs.map((one) => [one.userId, one])).values()].slice(0, MAX_COMPARED)
}
/** The basket as URL parameter values, 'userId:stageId'. */
export const basketTexts = (basket: readonly Compared[]): string[] =>
  basket.map(({ userId, stageId }) => userId + BETWEEN + stageId)

/** Adds an applicant to the basket or removes them; undefined when it is full. */
export function toggled(basket: readonly Compared[], one: Compared): readonly Compared[] | undefined {
  const others = basket.filter(({ userId }) => userId !== one.userId)
  if (others.length < basket.length) return others
  return basket.length < MAX_COMPARED ? [...basket, one] : undefined
}
