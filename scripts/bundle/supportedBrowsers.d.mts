export const buildTargets: string[]
export const lowestVersions: Readonly<Record<string, number>>
