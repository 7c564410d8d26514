import { z } from 'zod'
import type { Commands } from '../../engine/control/control'
import type { World } from '../../world'

const settings = z.strictObject({
  polls: z.int().min(0).optional(),
  result: z.enum(['SUCCESS', 'FAILED']).optional(),
  stale: z.int().min(0).optional(),
})

/** Sets how exports and uploads end; omitted settings stay. */
export const exportCommands: Commands<World> = {
  'POST exports': async ({ world, read }) => {
    Object.assign(world.exports, await read(settings))
    return { done: true }
  },
}
