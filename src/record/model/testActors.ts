import { QueryClient } from '@tanstack/react-query'
import { ApiError, failureError } from '~/api/errors'
import { senderOf } from '~/api/useSend'
import { type Item, type Items, newKey, putItem } from '~/record/items'
import { editRecord, type RecordDefinition } from '~/record/recordEngine'
import { parseDraft } from '~/record/parseDraft'
import type { Draft } from '~/record/recordState'
import { changedPlaces, placesOf, quoted } from './testPlaces'
import { isSame, type Path, valueAt } from '~/record/versions'

type ListOfKind = { blank: Item; texts: readonly string[]; isFixed?: boolean }
/** A kind of record under test: how it is read and saved, and what users can do in its form. */
export type Kind<V extends object> = {
  definition: RecordDefinition<V>
  /** The stored record, as a form loads it. */
  load: () => Promise<V>
  /** Free-text fields. */
  texts: readonly (keyof V & string)[]
  /** Fields with a fixed set of values. */
  choices?: Partial<Record<keyof V & string, readonly unknown[]>>
  /** Lists: a blank item and its free-text fields. Items of a fixed list are added and removed, never changed. */
  lists?: Partial<Record<keyof V & string, ListOfKind>>
  /** A distinct valid text for each serial number. */
  textOf?: (serial: number) => string
  /** Deletes a stored item by a separate call, if the form does so. */
  removeStored?: (list: string, id: string) => Promise<unknown>
  /** Runs with one user only, to test that nothing is created twice. */
  isSingleUser?: boolean
}

export const acts = [
  'type',
  'add',
  'remove',
  'save',
  'saveTyping',
  'answer',
  'cancel',
  'reload',
  'signOut',
  'lose',
  'cut',
] as const
export type Step = { actor: 0 | 1; act: (typeof acts)[number]; n: number }
const send = senderOf(new QueryClient())

/** A user with the record's form open, in a browser that stores drafts. */
export function makeActor<V extends object>(
  { definition, load, texts, choices = {}, lists = {}, textOf = (n) => `t${n}`, removeStored }: Kind<V>,
  stored: V,
  nextSerial: () => number,
  report: (violation: string) => void,
) {
  let connection: 'good' | 'lose' | 'cut' = 'good'
  let storedDraft: string | undefined
  let duringSave: (() => void) | undefined
  /** Typed texts that are neither stored nor discarded yet. */
  let typed: string[] = []
  const seen = new Set<string>()
  const discardTyped = (value: unknown) => (typed = typed.filter((text) => !quoted(value).includes(quoted(text))))

  const watched: RecordDefinition<V> = {
    ...definition,
    read: async (...input) => {
      const fresh = await definition.read(...input)
      duringSave?.()
      return fresh
    },
    parts: (...input) =>
      definition.parts(...input).map((part) => ({
        ...part,
        save: async (values, sender, extra) => {
          const isCut = connection === 'cut'
          const hasFailed = connection === 'lose'
          connection = 'good'
          if (isCut) throw failureError('offline', 'test')
          const stale = await load()
          const answer = await part.save(values, sender, extra)
          const fresh = await load()
          const before = placesOf(stale)
          const after = placesOf(fresh)
          const changed = changedPlaces(before, after)
          // Reported, because a throw here would count as a failed save. A new order alone is a change, too.
          if (isSame(stale, fresh) && !part.always) report(`sent twice: ${quoted(values)}`)
          for (const place of changed)
            if (before.has(place) && !seen.has(`${place}=${before.get(place)}`))
              report(`overwritten unseen: ${place}=${before.get(place)} by ${after.get(place)}`)
          // Users know what they sent, including an item that has just got its id.
          for (const place of changed) seen.add(`${place}=${after.get(place)}`)
          duringSave?.()
          if (hasFailed) throw failureError('timeout', 'test')
          return answer
        },
      })),
  }
  const open = (version: V, draft?: Draft<V>) => {
    const engine = editRecord(watched, {
      stored: version,
      send,
      draft,
      onDraftChange: (next) => (storedDraft = next && JSON.stringify(next)),
    })
    const look = () => {
      const { mine, conflicts } = engine.state()
      for (const [place, value] of placesOf(mine)) seen.add(`${place}=${value}`)
      for (const { path, theirs } of conflicts) {
        const [name = '', key, field] = path
        if (key === undefined) seen.add(`${name}=${quoted(theirs)}`)
        else if (field === undefined)
          for (const [place, value] of placesOf({ [name]: { order: [], byKey: { [key]: theirs ?? {} } } }))
            seen.add(`${place}=${value}`)
        else
          seen.add(
            `${[name, (valueAt(mine, [name, key]) as Item | undefined)?.id ?? key, field].join('.')}=${quoted(theirs)}`,
          )
      }
    }
    engine.subscribe(look)
    look()
    return engine
  }
  let engine = open(stored)
  let running: Promise<unknown> = Promise.resolve()
  const mine = () => engine.state().mine
  const listOf = (name: string) => valueAt(mine(), [name]) as Items<Item>
  const typeText = (path: Path) => {
    const text = textOf(nextSerial())
    discardTyped(valueAt(mine(), path))
    engine.setValue(path, text)
    typed.push(text)
  }
  const type = (n: number) => {
    const ofLists = Object.entries<ListOfKind | undefined>(lists).flatMap(([name, list]) =>
      !list || list.isFixed
        ? []
        : listOf(name).order.flatMap((key) => list.texts.map((field): Path => [name, key, field])),
    )
    const places: Path[] = [...texts.map((name) => [name]), ...Object.keys(choices).map((name) => [name]), ...ofLists]
    const path = places[n % places.length]
    // There may be nothing but an empty list.
    if (!path) return
    const options = choices[path[0] as keyof V & string]
    if (options) engine.setValue(path, options[n % options.length])
    else typeText(path)
  }
  /** Resolves when the save has ended or asks a question. */
  const untilSavedOrAsking = (work: Promise<unknown>) =>
    Promise.race([
      work,
      new Promise<void>((resolve) => {
        const stop = engine.subscribe(() => {
          if (engine.state().phase !== 'asking') return
          stop()
          resolve()
        })
      }),
    ])
  const isAsking = () => engine.state().phase === 'asking'
  const save = async (n?: number) => {
    let times = n === undefined ? 0 : 3
    duringSave = () => void (times-- > 0 && n !== undefined && type(n + times))
    running = engine.save()
    await untilSavedOrAsking(running)
    duringSave = undefined
  }
  const reopen = async () => {
    const left = storedDraft
    engine.answer()
    await running
    storedDraft = left
    const fresh = await load()
    engine = open(fresh, left === undefined ? undefined : parseDraft(JSON.parse(left), fresh))
  }
  const run: Record<Step['act'], (n: number) => unknown> = {
    type,
    add: (n) => {
      const names = Object.keys(lists)
      const name = names[n % names.length]
      if (name === undefined) return
      const { blank, texts: fields } = lists[name as keyof V & string]!
      const key = newKey()
      engine.setValue([name], putItem(listOf(name), key, blank))
      for (const field of fields) typeText([name, key, field])
    },
    remove: (n) => {
      const names = Object.keys(lists)
      const name = names[n % names.length]
      const key = name === undefined ? undefined : listOf(name).order[n % listOf(name).order.length]
      if (name === undefined || key === undefined) return
      const id = (valueAt(engine.state().stored, [name, key]) as Item | undefined)?.id
      if (!removeStored || !id) {
        discardTyped(valueAt(mine(), [name, key]))
        return engine.setValue([name], putItem(listOf(name), key, undefined))
      }
      // An open question is a dialog that covers the form.
      if (isAsking()) return undefined
      return engine.enqueue(async () => {
        try {
          await removeStored(name, id)
        } catch (error) {
          if (!(error instanceof ApiError) || error.status === undefined) throw error
          // An item that was locked meanwhile stays; one that was deleted elsewhere counts as deleted.
          if (error.status !== 404) return
        }
        discardTyped(valueAt(mine(), [name, key]))
        engine.dropItems(name, key)
      })
    },
    save: () => !isAsking() && save(),
    saveTyping: (n) => !isAsking() && save(n),
    answer: async (n) => {
      if (!isAsking()) return
      const { conflicts } = engine.state()
      const decisions = conflicts.map((_, i) => ((n >> i) & 1 ? ('mine' as const) : ('theirs' as const)))
      engine.answer(decisions)
      for (const [i, conflict] of conflicts.entries()) if (decisions[i] === 'theirs') discardTyped(conflict.mine)
      await untilSavedOrAsking(running)
    },
    cancel: async () => {
      engine.answer()
      if (!isAsking()) await running
    },
    reload: reopen,
    signOut: async () => {
      // The sign-out dialog warns with the number of drafts; confirming it discards them.
      if (typed.some((text) => quoted(mine()).includes(quoted(text))) && storedDraft === undefined)
        throw new Error('unsaved without a draft')
      storedDraft = undefined
      typed = []
      await reopen()
    },
    lose: () => (connection = 'lose'),
    cut: () => (connection = 'cut'),
  }
  return {
    run: async ({ act, n }: Step) => void (await run[act](n)),
    /** Typed texts that are neither stored nor in the form. Stored texts are no longer tracked. */
    lost: (server: V) => {
      typed = typed.filter((text) => !quoted(server).includes(quoted(text)))
      const shown = quoted([mine(), engine.state().leftover])
      return typed.filter((text) => !shown.includes(quoted(text)))
    },
    end: async () => {
      connection = 'good'
      engine.answer()
      await running
    },
  }
}
