import { type LonglistEntry, longlists } from './world/longlist'
import type { SentFile } from './world/threads'
import type { World } from './worlds'

/** The longlist of a corporate as it stands now, newest first. */
export const longlistOf = (world: World, corporateId: string): readonly LonglistEntry[] =>
  world.longlists.get(corporateId) ?? longlists.get(corporateId) ?? []
/** Puts another list in the place of a corporate's. */
export const keepLonglist = (world: World, corporateId: string, entries: readonly LonglistEntry[]): void =>
  void world.longlists.set(corporateId, entries)
/** Changes one entry, or with undefined takes it out. */
export function changeEntry(world: World, entry: LonglistEntry, next: LonglistEntry | undefined): void {
  const { corporateId, id } = entry.user
  const entries = longlistOf(world, corporateId).flatMap((one) => (one.user.id !== id ? [one] : next ? [next] : []))
  keepLonglist(world, corporateId, entries)
}
/** All entries of all corporates. */
const everyEntry = (world: World) =>
  [...new Set([...longlists.keys(), ...world.longlists.keys()])].flatMap((corporateId) =>
    longlistOf(world, corporateId),
  )
/** The entry for which something holds. */
export const entryWhere = (world: World, holds: (entry: LonglistEntry) => boolean): LonglistEntry | undefined =>
  everyEntry(world).find(holds)

const PHOTOS = '/files/longlist/'
const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}
const endingOf = (name: string) => name.toLowerCase().split('.').at(-1) ?? ''

/** The address of an entry's photo; another photo has another one. */
export const photoUrlOf = (origin: string, { user, photo }: LonglistEntry): string | null =>
  photo ? `${origin}${PHOTOS}${user.id}/${photo.bytes.length}.${endingOf(photo.name)}` : user.photoUrl
/** Whether a path is that of a photo. */
export const isPhoto = (path: string): boolean => path.startsWith(PHOTOS)
/** Whether a file may be a photo. */
export const isPicture = (name: string): boolean => Object.hasOwn(types, endingOf(name))
/** The photo behind a path. */
export function photoAt(
  world: World,
  path: string,
): { photo: SentFile; corporateId: string; type: string } | undefined {
  const entry = entryWhere(world, (one) => photoUrlOf('', one) === path)
  if (!entry?.photo) return undefined
  return { photo: entry.photo, corporateId: entry.user.corporateId, type: types[endingOf(entry.photo.name)]! }
}
