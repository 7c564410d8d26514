import type { ChatSchedule } from './seed'

/** Chat schedules that were changed in this world, by corporate. */
export const chatScheduleState = () => ({ chatSchedules: new Map<string, ChatSchedule>() })
