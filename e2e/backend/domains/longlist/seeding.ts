import { validated, seedKind } from '../../engine/control/seeding'
import { seedOf } from '../../engine/content/random'
import { type DeepPartial, partialOf, mergeParts } from '../../engine/records'
import { nextId } from '../../engine/world'
import type { World } from '../../world'
import { longlistOf, saveLonglist } from './entries'
import { generatedEntry, type LonglistEntry, longlistRecord } from './seed'

/** Longlist users with their languages, educations and jobs; an existing id is updated. */
export const longlistSeeds = seedKind<World, DeepPartial<LonglistEntry>>(partialOf(longlistRecord), (world, given) => {
  const id = given.user?.id ?? nextId(world, 'MUC03')
  const corporateId = given.user?.corporateId ?? 'COR0001'
  const entries = longlistOf(world, corporateId)
  const known = entries.find(({ user }) => user.id === id)
  const generated = generatedEntry(corporateId, (seedOf(id) >>> 1) % 100_000)
  const fresh = { ...generated, user: { ...generated.user, id, status: 'ACTIVE' } }
  /** Records of an entry; omitted fields are taken from a generated record. */
  const filled = <Record extends { id: string }>(
    prefix: string,
    [first]: readonly Record[],
    records: readonly DeepPartial<Record>[],
  ) => records.map((record) => mergeParts({ ...first!, id: nextId(world, prefix) }, record as never))
  const { languages, educations, jobs, ...rest } = given
  const entry = validated(longlistRecord, {
    ...mergeParts<LonglistEntry>(known ?? fresh, rest),
    ...(languages && { languages: filled('LL', generated.languages, languages) }),
    ...(educations && { educations: filled('LE', generated.educations, educations) }),
    ...(jobs && { jobs: filled('LJ', generated.jobs, jobs) }),
  } as never) as LonglistEntry
  saveLonglist(world, corporateId, [entry, ...entries.filter(({ user }) => user.id !== id)])
  return id
})
