import { z } from 'zod'
import { id, type Option } from '../../../../src/api/values'
import { seedKind } from '../../engine/control/seeding'
import type { World } from '../../world'
import { jobCategories, lists, specialNeeds } from './seed'

const all = { ...lists, specialNeeds, jobCategories }
/** The option lists by name. */
type ListName = keyof typeof all

/** The options of a list in a world. */
export function optionsOf({ options }: World, list: ListName): readonly Option[] {
  const seeded = options.get(list)
  if (!seeded) return all[list]
  const ids = new Set(seeded.map((option) => option.id))
  return [...seeded, ...all[list].filter((option) => !ids.has(option.id))]
}

const given = z.strictObject({ list: z.enum(Object.keys(all) as [ListName, ...ListName[]]), id, text: z.string() })
/** Options of the master data; an existing id is replaced. */
export const optionSeeds = seedKind<World, z.infer<typeof given>>(given, (world, { list, ...option }) => {
  const others = (world.options.get(list) ?? []).filter((one) => one.id !== option.id)
  world.options.set(list, [...others, option])
  return option.id
})
