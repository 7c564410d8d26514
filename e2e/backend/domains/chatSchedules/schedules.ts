import type { World } from '../../world'
import { type ChatSchedule, chatSchedules } from './seed'

/** The chat schedule of a corporate in a world. */
export const scheduleOf = (world: World, corporateId: string): ChatSchedule =>
  world.chatSchedules.get(corporateId) ?? chatSchedules[corporateId] ?? { on: null, off: [] }
