import { nextId } from '../../engine/world'
import { type OffRange, weekdays } from '~/api/contract/executive/chatSchedule'
import type { Contract } from '~/api/contract/index'
import { parseTypedDay, isFilterDay } from '~/lib/time/dates'
import { rights } from '~/lib/rules/rights'
import { adminTexts } from '~/lib/texts/adminTexts'
import { texts } from '~/lib/texts/texts'
import { checkRights } from '../../engine/calls/callers'
import type { ChatSchedule } from './seed'
import { scheduleOf } from './schedules'
import type { Call, Handlers, World } from '../../world'
import { signedIn } from '../../engine/calls/handler'
import { parseFilterDay } from '../people/rows'

const updateSchedule = (world: World, corporateId: string, part: Partial<ChatSchedule>): ChatSchedule => {
  const next = { ...scheduleOf(world, corporateId), ...part }
  world.chatSchedules.set(corporateId, next)
  return next
}

type Refusing = Pick<Call<422>, 'refuse'>
/** The day of 'DD/MM/YYYY HH:mm' as YYYY-MM-DD. */
function dayOf(moment: string, { refuse }: Refusing): string {
  const day = parseTypedDay(moment.slice(0, 'DD/MM/YYYY'.length))
  if (!isFilterDay(day)) throw refuse(422, adminTexts.days.form)
  return parseFilterDay(day)
}
function checkRange({ startDate, endDate }: Pick<OffRange, 'startDate' | 'endDate'>, call: Refusing): void {
  if (dayOf(startDate, call) > dayOf(endDate, call)) throw call.refuse(422, adminTexts.days.order)
}

/** The chat schedules of corporates. */
export const chatSchedule: Handlers<Contract['chatSchedule']> = {
  onSchedule: ({ corporateId }, { world }) => scheduleOf(world, corporateId).on,
  offSchedule: ({ corporateId }, { world }) => scheduleOf(world, corporateId).off,
  saveOn: ({ body }, { world, refuse }) => {
    for (const day of weekdays) {
      const [from, until] = [body[`startTime${day}`], body[`endTime${day}`]]
      if (from === null && until !== null) throw refuse(422, adminTexts.chat.noStart)
      if (from !== null && until === null) throw refuse(422, adminTexts.chat.noEnd)
      if (from !== null && until !== null && until < from) throw refuse(422, adminTexts.chat.timeOrder)
    }
    const id = scheduleOf(world, body.corporateId).on?.id ?? nextId(world, 'CHS')
    return updateSchedule(world, body.corporateId, { on: { ...body, id } }).on!
  },
  saveOff: ({ body: { chatOff } }, call) => {
    const { world } = call
    const corporateId = chatOff[0]?.corporateId
    if (corporateId === undefined) return []
    checkRights(call, corporateId, rights.chatSchedule)
    const { on, off } = scheduleOf(world, corporateId)
    if (!on) throw call.refuse(409, adminTexts.chat.onFirst)
    for (const range of chatOff) {
      if (range.corporateId !== corporateId) throw call.refuse(422)
      if (range.id !== null && !off.some(({ id }) => id === range.id)) throw call.refuse(422, texts.nothingFound)
      checkRange(range, call)
    }
    const changed = off.map((kept) => chatOff.find(({ id }) => id === kept.id) ?? kept) as OffRange[]
    const added = chatOff.filter(({ id }) => id === null).map((range) => ({ ...range, id: nextId(world, 'CHO') }))
    return updateSchedule(world, corporateId, { off: [...changed, ...added] }).off
  },
  removeOff: ({ id }, call) => {
    const { world } = call
    const corporateId = signedIn(call)
      .corporates.map((own) => own.corporateId)
      .find((own) => scheduleOf(world, own).off.some((range) => range.id === id))
    if (corporateId === undefined) throw call.refuse(404)
    checkRights(call, corporateId, rights.chatSchedule)
    return updateSchedule(world, corporateId, {
      off: scheduleOf(world, corporateId).off.filter((range) => range.id !== id),
    }).off
  },
}
