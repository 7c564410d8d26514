const codeSuffix = (code: string) => ` (${code})`

type Named = { klobVacancyCode: string; positionName: string }

/** The vacancies, with the code in the name of those that share theirs: nothing else tells them apart. */
export function withDistinctNames<V extends Named>(vacancies: readonly V[]): V[] {
  const counts = new Map<string, number>()
  for (const { positionName } of vacancies) counts.set(positionName, (counts.get(positionName) ?? 0) + 1)
  return vacancies.map((vacancy) => {
    const { positionName, klobVacancyCode } = vacancy
    return counts.get(positionName) === 1
      ? vacancy
      : { ...vacancy, positionName: positionName + codeSuffix(klobVacancyCode) }
  })
}

/** A name that may have its code, in two parts, so that a long name can be cut before its code; the second may be ''. */
export function nameAndCode({ positionName, klobVacancyCode }: Named): [name: string, code: string] {
  const code = codeSuffix(klobVacancyCode)
  return positionName.endsWith(code) ? [positionName.slice(0, -code.length), code] : [positionName, '']
}
