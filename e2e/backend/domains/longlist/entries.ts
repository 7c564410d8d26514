import { rights } from '~/lib/rules/rights'
import { checkRights } from '../../engine/calls/callers'
import { download, type Visitor } from '../../engine/content/files'
import type { World } from '../../world'
import { type LonglistEntry, longlists } from './seed'

/** The current longlist of a corporate, newest first. */
export const longlistOf = (world: World, corporateId: string): readonly LonglistEntry[] =>
  world.longlists.get(corporateId) ?? longlists.get(corporateId) ?? []
/** Replaces a corporate's longlist. */
export const saveLonglist = (world: World, corporateId: string, entries: readonly LonglistEntry[]): void =>
  void world.longlists.set(corporateId, entries)
/** Replaces an entry, or removes it if `next` is undefined. */
export function changeEntry(world: World, entry: LonglistEntry, next: LonglistEntry | undefined): void {
  const { corporateId, id } = entry.user
  const entries = longlistOf(world, corporateId).flatMap((one) => (one.user.id !== id ? [one] : next ? [next] : []))
  saveLonglist(world, corporateId, entries)
}
/** All entries of all corporates. */
const everyEntry = (world: World) =>
  [...new Set([...longlists.keys(), ...world.longlists.keys()])].flatMap((corporateId) =>
    longlistOf(world, corporateId),
  )
/** The first entry that matches, over all corporates. */
export const findEntry = (world: World, matches: (entry: LonglistEntry) => boolean): LonglistEntry | undefined =>
  everyEntry(world).find(matches)

const PHOTOS = '/files/longlist/'
const photoTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}
const extensionOf = (name: string) => name.toLowerCase().split('.').at(-1) ?? ''

/** The address of an entry's photo; it changes with the photo. */
export const photoUrlOf = (origin: string, { user, photo }: LonglistEntry): string | null =>
  photo ? `${origin}${PHOTOS}${user.id}/${photo.bytes.length}.${extensionOf(photo.name)}` : user.photoUrl
/** The endings of photos. */
export const photoEndings: readonly string[] = Object.keys(photoTypes)
/** Whether a file name has an image extension. */
export const isPicture = (name: string): boolean => photoEndings.includes(extensionOf(name))
/** The photo at a path, for those who may see the longlist. Its type follows from its name, which was checked on upload. */
export function photoFile(path: string, visitor: Visitor, world: World): Response | undefined {
  const entry = findEntry(world, (one) => photoUrlOf('', one) === path)
  if (!entry?.photo) return undefined
  checkRights(visitor, entry.user.corporateId, rights.executiveSearch)
  const answer = download(entry.photo, photoTypes[extensionOf(entry.photo.name)]!)
  answer.headers.set('content-disposition', 'inline')
  return answer
}
