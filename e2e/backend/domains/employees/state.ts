import type { Employee } from './seed'

/** Employees that were seeded in this world, by corporate. */
export const employeeState = () => ({ employees: new Map<string, readonly Employee[]>() })
