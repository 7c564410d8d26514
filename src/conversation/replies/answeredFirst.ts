/** Those who have answered first, otherwise in their order; the same array if nobody has. */
export function answeredFirst<T>(items: readonly T[], hasAnswered: (item: T) => boolean): readonly T[] {
  const first = items.filter(hasAnswered)
  return first.length === 0 ? items : [...first, ...items.filter((item) => !first.includes(item))]
}
