import { readId } from '~/lib/ids'

/** An applicant to compare: the id, and the stage from which the profile is loaded. */
export type ComparedApplicant = { userId: string; stageId: string }

/** How many fit side by side. */
export const MAX_COMPARED = 4
const SEPARATOR = ':'

/** Parses the basket of a URL; drops invalid pairs of ids and duplicates. */
export function readBasket(params: readonly string[]): readonly ComparedApplicant[] {
  const pairs = params.flatMap((text): ComparedApplicant[] => {
    const [userId, stageId, ...more] = text.split(SEPARATOR).map(readId)
    return userId === undefined || stageId === undefined || more.length > 0 ? [] : [{ userId, stageId }]
  })
  return [...new Map(pairs.map((one) => [one.userId, one])).values()].slice(0, MAX_COMPARED)
}
/** The basket as URL parameter values, 'userId:stageId'. */
export const basketParams = (basket: readonly ComparedApplicant[]): string[] =>
  basket.map(({ userId, stageId }) => userId + SEPARATOR + stageId)

/** Adds an applicant to the basket or removes them; undefined when it is full. */
export function toggleInBasket(
  basket: readonly ComparedApplicant[],
  one: ComparedApplicant,
): readonly ComparedApplicant[] | undefined {
  const others = basket.filter(({ userId }) => userId !== one.userId)
  if (others.length < basket.length) return others
  return basket.length < MAX_COMPARED ? [...basket, one] : undefined
}
