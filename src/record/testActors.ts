import { type Arbitrary, array, constantFrom, nat, record } from 'fast-check'
import { failureError } from '~/api/errors'
import { type Item, type Items, newKey, putItem } from './items'
import { editRecord, type RecordDefinition } from './recordEngine'
import { type Draft, parseDraft } from './recordState'
import { changedPlaces, placesOf, quoted } from './testPlaces'
import { at, type Path } from './versions'

/** A kind of record under test: how it is read and saved, and what people can do in its form. */
export type Kind<V extends object> = {
  definition: RecordDefinition<V>
  /** What is stored now, as a form loads it. */
  load: () => Promise<V>
  /** Fields of free text. */
  texts: readonly (keyof V & string)[]
  /** Fields of a few values. */
  choices?: Partial<Record<keyof V & string, readonly unknown[]>>
  /** Lists: a blank item, and its fields of free text. */
  lists?: Partial<Record<keyof V & string, { blank: Item; texts: readonly string[] }>>
  /** A text that the fields take, another one each time. */
  textOf?: (serial: number) => string
}

const acts = [
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
type Step = { actor: 0 | 1; act: (typeof acts)[number]; n: number }
/** What two people do, in random order. */
export const anySteps: Arbitrary<Step[]> = array(
  record({
    actor: constantFrom(0 as const, 1 as const),
    act: constantFrom(...acts, 'type' as const, 'type' as const, 'save' as const, 'answer' as const),
    n: nat(63),
  }),
  { minLength: 4, maxLength: 18 },
)
/** How often each kind is tried; more with RECORD_RUNS. */
export const RUNS = Number(process.env['RECORD_RUNS'] ?? 2_000)
/** Against the embedded backend a run takes twenty times as long. */
export const BACKEND_RUNS = Math.ceil(RUNS / 20)
/** For a machine that is busy with other things. */
export const PATIENCE_MS = 120_000 + 60 * RUNS

/** Somebody with a form of the record open, in a browser that keeps drafts. */
function makeActor<V extends object>(
  { definition, load, texts, choices = {}, lists = {}, textOf = (n) => `t${n}` }: Kind<V>,
  stored: V,
  nextSerial: () => number,
) {
  let line: 'good' | 'lose' | 'cut' = 'good'
  let kept: string | undefined
  let midway: (() => void) | undefined
  /** What was typed, and is neither stored nor given up yet. */
  let typed: string[] = []
  const seen = new Set<string>()
  const giveUp = (value: unknown) => (typed = typed.filter((text) => !quoted(value).includes(quoted(text))))

  const watched: RecordDefinition<V> = {
    ...definition,
    read: async (...input) => {
      const fresh = await definition.read(...input)
      midway?.()
      return fresh
    },
    parts: (...input) =>
      definition.parts(...input).map((part) => ({
        ...part,
        send: async (values, extra) => {
          const isCut = line === 'cut'
          const hasFailed = line === 'lose'
          line = 'good'
          if (isCut) throw failureError('offline', 'test')
          const before = placesOf(await load())
          const answer = await part.send(values, extra)
          const after = placesOf(await load())
          const changed = changedPlaces(before, after)
          if (changed.length === 0) throw new Error(`sent twice: ${quoted(values)}`)
          for (const place of changed)
            if (before.has(place) && !seen.has(`${place}=${before.get(place)}`))
              throw new Error(`overwritten unseen: ${place}=${before.get(place)} by ${after.get(place)}`)
          midway?.()
          if (hasFailed) throw failureError('timeout', 'test')
          return answer
        },
      })),
  }
  const open = (version: V, draft?: Draft<V>) => {
    const engine = editRecord(watched, {
      stored: version,
      draft,
      keep: (next) => (kept = next && JSON.stringify(next)),
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
            `${[name, (at(mine, [name, key]) as Item | undefined)?.id ?? key, field].join('.')}=${quoted(theirs)}`,
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
  const listAt = (name: string) => at(mine(), [name]) as Items<Item>
  const typeText = (path: Path) => {
    const text = textOf(nextSerial())
    giveUp(at(mine(), path))
    engine.type(path, text)
    typed.push(text)
  }
  const type = (n: number) => {
    const ofLists = Object.entries(lists).flatMap(([name, list]) =>
      listAt(name).order.flatMap((key) => (list as { texts: string[] }).texts.map((field): Path => [name, key, field])),
    )
    const places: Path[] = [...texts.map((name) => [name]), ...Object.keys(choices).map((name) => [name]), ...ofLists]
    const path = places[n % places.length]!
    const options = choices[path[0] as keyof V & string]
    if (options) engine.type(path, options[n % options.length])
    else typeText(path)
  }
  /** Until the save has ended or asks. */
  const untilAsked = (work: Promise<unknown>) =>
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
    midway = () => void (times-- > 0 && n !== undefined && type(n + times))
    running = engine.save()
    await untilAsked(running)
    midway = undefined
  }
  const reopen = async () => {
    const left = kept
    engine.answer()
    await running
    kept = left
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
      engine.type([name], putItem(listAt(name), key, blank))
      for (const field of fields) typeText([name, key, field])
    },
    remove: (n) => {
      const [name] = Object.keys(lists)
      const key = name === undefined ? undefined : listAt(name).order[n % listAt(name).order.length]
      if (name === undefined || key === undefined) return
      giveUp(listAt(name).byKey[key])
      engine.type([name], putItem(listAt(name), key, undefined))
    },
    save: () => !isAsking() && save(),
    saveTyping: (n) => !isAsking() && save(n),
    answer: async (n) => {
      if (!isAsking()) return
      const { conflicts } = engine.state()
      const decisions = conflicts.map((_, i) => ((n >> i) & 1 ? ('mine' as const) : ('theirs' as const)))
      engine.answer(decisions)
      for (const [i, conflict] of conflicts.entries()) if (decisions[i] === 'theirs') giveUp(conflict.mine)
      await untilAsked(running)
    },
    cancel: async () => {
      engine.answer()
      if (!isAsking()) await running
    },
    reload: reopen,
    signOut: async () => {
      // Signing out asks, with the number of drafts; who goes on gives them up.
      if (typed.some((text) => quoted(mine()).includes(quoted(text))) && kept === undefined)
        throw new Error('unsaved without a draft')
      kept = undefined
      typed = []
      await reopen()
    },
    lose: () => (line = 'lose'),
    cut: () => (line = 'cut'),
  }
  return {
    run: async ({ act, n }: Step) => void (await run[act](n)),
    /** What was typed, and is neither stored nor in the form. What is stored is everybody's from then on. */
    lost: (server: V) => {
      typed = typed.filter((text) => !quoted(server).includes(quoted(text)))
      const shown = quoted([mine(), engine.state().leftover])
      return typed.filter((text) => !shown.includes(quoted(text)))
    },
    end: async () => {
      line = 'good'
      engine.answer()
      await running
    },
  }
}

/**
 * Lets two people edit one record in random order. A fresh read and its save are one step, since the server has no
 * versions. Fails when something typed is lost without being said, when something is overwritten that its writer never
 * saw, and when a write is sent twice.
 */
export async function play<V extends object>(kind: Kind<V>, steps: readonly Step[]): Promise<void> {
  let serial = 0
  const stored = await kind.load()
  const actors = [0, 1].map(() => makeActor(kind, stored, () => (serial += 1)))
  for (const step of steps) {
    await actors[step.actor]!.run(step)
    const server = await kind.load()
    for (const [n, actor] of actors.entries()) {
      const lost = actor.lost(server)
      if (lost.length > 0) throw new Error(`lost by ${n}: ${lost.join()}`)
    }
    const texts = quoted(server).match(/"t\d+"/g) ?? []
    if (new Set(texts).size < texts.length) throw new Error(`stored twice: ${texts.join()}`)
  }
  for (const actor of actors) await actor.end()
}
