type Named = { klobVacancyCode: string; positionName: string }

/** The vacancies, with the code in the name of those that share theirs: nothing else tells them apart. */
export function withDistinctNames<V extends Named>(vacancies: readonly V[]): V[] {
  const counts = new Map<string, number>()
  for (const { positionName } of vacancies) counts.set(positionName, (counts.get(positionName) ?? 0) + 1)
  return vacancies.map((vacancy) => {
    const { positionName, klobVacancyCode } = vacancy
    return counts.get(positionName) === 1
      ? vacancy
      : { ...vacancy, positionName: `${positionName} (${klobVacancyCode})` }
  })
}
