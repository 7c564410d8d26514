/** What a corporate bought of a unit, and what of it is used; who works for it uses the capacity. */
type Bought = Readonly<{ unit: string; purchased: number; used: number }>

const bought: Readonly<Record<string, readonly Bought[]>> = {
  COR0001: [
    { unit: 'User License', purchased: 10, used: 6 },
    { unit: 'Job Vacancy', purchased: 20, used: 7 },
    { unit: 'Query Result', purchased: 1000, used: 240 },
  ],
  COR0002: [
    { unit: 'User License', purchased: 10, used: 2 },
    { unit: 'Job Vacancy', purchased: 5, used: 5 },
    { unit: 'Query Result', purchased: 100, used: 12 },
  ],
}
const capacities: Readonly<Record<string, number>> = { COR0001: 1000, COR0002: 125 }
const nothing: readonly Bought[] = ['User License', 'Job Vacancy', 'Query Result'].map((unit) => ({
  unit,
  purchased: 0,
  used: 0,
}))

/** The licence of a corporate in its four units; `opened` more vacancies are open than at first (wire decision A07). */
export const licensesOf = (corporateId: string, employees: number, opened: number): readonly Bought[] => [
  { unit: 'Capacity', purchased: capacities[corporateId] ?? 0, used: employees },
  ...(bought[corporateId] ?? nothing).map((item) =>
    item.unit === 'Job Vacancy' ? { ...item, used: Math.max(0, item.used + opened) } : item,
  ),
]
