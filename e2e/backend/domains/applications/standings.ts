import { nextId, nextMoment } from '../../engine/world'
import { applicationsTo, parseStageId, stagesOf } from './seed'
import type { Application } from './application'
import type { Notes, Standing } from './state'
import type { Vacancy } from '../vacancies/seed'
import type { World } from '../../world'

const noNotes: Notes = [null, null, null, null, null]

/** Current stage, notes and moves of an application. */
export const standingOf = (world: World, { pipelineId, stageId }: Application): Standing =>
  world.standings.get(pipelineId)?.standing ?? { stageId, noteId: null, notes: noNotes, sendEmail: null, moves: [] }

const firstStages = new WeakMap<readonly Application[], ReadonlyMap<string, readonly Application[]>>()
/** The applications by their first stage, in their order; made once, since a large vacancy has many. */
function byFirstStage(applications: readonly Application[]): ReadonlyMap<string, readonly Application[]> {
  const cached = firstStages.get(applications)
  if (cached) return cached
  const groups = new Map<string, Application[]>()
  for (const application of applications) {
    const group = groups.get(application.stageId)
    if (group) group.push(application)
    else groups.set(application.stageId, [application])
  }
  firstStages.set(applications, groups)
  return groups
}

/** The applications of a vacancy that are at a stage, in their order; without moves at no cost. */
export function applicationsAt(
  world: World,
  applications: readonly Application[],
  { klobVacancyCode }: Vacancy,
  stageId: string,
): readonly Application[] {
  const moves = [...world.standings].filter(
    ([, { vacancyCode, firstStageId, standing }]) =>
      vacancyCode === klobVacancyCode && standing.stageId !== firstStageId,
  )
  if (moves.length === 0) return byFirstStage(applications).get(stageId) ?? []
  const moved = new Map(moves.map(([pipelineId, { standing }]) => [pipelineId, standing.stageId]))
  return applications.filter((one) => (moved.get(one.pipelineId) ?? one.stageId) === stageId)
}

const saveStanding = (world: World, application: Application, standing: Standing): void =>
  void world.standings.set(application.pipelineId, {
    vacancyCode: application.vacancy.klobVacancyCode,
    firstStageId: application.stageId,
    standing,
  })

/** Ramai Sinaga withdrew his application to the first vacancy: it cannot be moved. */
export const isWithdrawn = ({ pipelineId }: Application): boolean => pipelineId === 'PIP-VAC-AKTIF-01-USR-RAMAI'

/** Moves an application to a stage of its vacancy's pipeline. */
export function moveTo(world: World, application: Application, stageId: string, by: string): void {
  if (parseStageId(stageId)?.klobVacancyCode !== application.vacancy.klobVacancyCode)
    throw new Error(`${stageId} is no stage of ${application.vacancy.klobVacancyCode}`)
  const standing = standingOf(world, application)
  const moves = [...standing.moves, { stageId, at: nextMoment(world), by }]
  saveStanding(world, application, { ...standing, stageId, moves })
}

/** Stores the notes and whether to send an e-mail. */
export function saveNotes(world: World, application: Application, notes: Notes, sendEmail: 'ya' | 'tidak'): void {
  const standing = standingOf(world, application)
  saveStanding(world, application, { ...standing, noteId: standing.noteId ?? nextId(world, 'NOTE'), notes, sendEmail })
}

const firstCounts = new WeakMap<readonly Application[], ReadonlyMap<string, number>>()
/** Initial number of applications per stage, counted once. */
function firstCountsOf(applications: readonly Application[]): ReadonlyMap<string, number> {
  const cached = firstCounts.get(applications)
  if (cached) return cached
  const counts = new Map<string, number>()
  for (const { stageId } of applications) counts.set(stageId, (counts.get(stageId) ?? 0) + 1)
  firstCounts.set(applications, counts)
  return counts
}

/** Number of applications per stage of a vacancy, in pipeline order; cost grows with the changes only. */
export function countsOf(world: World, vacancy: Vacancy): { id: string; text: string; count: number }[] {
  const counts = new Map(firstCountsOf(applicationsTo(world.base, vacancy)))
  const add = (stageId: string, by: number) => counts.set(stageId, (counts.get(stageId) ?? 0) + by)
  for (const { vacancyCode, firstStageId, standing } of world.standings.values()) {
    if (vacancyCode !== vacancy.klobVacancyCode) continue
    add(firstStageId, -1)
    add(standing.stageId, 1)
  }
  return stagesOf(vacancy).map((stage) => ({ ...stage, count: counts.get(stage.id) ?? 0 }))
}
