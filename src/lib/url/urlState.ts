import { replaceEqualDeep, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { readId } from '~/lib/ids'
import { cleaned } from '~/lib/texts/cleaned'
import type { RawSearch } from './searchParams'
import { fieldsOf } from '~/lib/fields'

/** How one search parameter is read and written. */
export type Param<T> = {
  /** Parses the texts in the URL; the default when they are missing or invalid. */
  read: (texts: readonly string[]) => T
  /** The value in the URL; undefined for the default, which is omitted. */
  write: (value: T) => string | number | undefined
}
/** State in a URL: `read` never fails, and `read(write(state))` is `state` for all that `read` returns. */
export type UrlState<S extends object, P extends object = Partial<S>> = {
  read: (raw: RawSearch) => S
  write: (state: S) => P
}

/** The texts of one parameter; links may carry numbers, URLs carry texts. */
export const paramTexts = (raw: Readonly<Record<string, unknown>>, name: string): string[] =>
  Object.hasOwn(raw, name) && raw[name] !== undefined ? [raw[name]].flat().map(String) : []
const singleText = (texts: readonly string[]) => (texts.length === 1 ? texts[0]! : '')

/** URL state made of single parameters, each under its own name. */
export function urlState<S extends object>(params: { [N in keyof S]-?: Param<S[N]> }): UrlState<S> {
  // The compiler does not relate the names to their parameters.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const entries = Object.entries(params) as [string, Param<unknown>][]
  const defined = (pairs: [string, unknown][]) => Object.fromEntries(pairs.filter(([, value]) => value !== undefined))
  return {
    // Each parameter reads its own part of the state.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    read: (raw) => defined(entries.map(([name, { read }]) => [name, read(paramTexts(raw, name))])) as S,
    // Each parameter writes its own part of the state.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    write: (state) => defined(entries.map(([name, { write }]) => [name, write(fieldsOf(state)[name])])) as Partial<S>,
  }
}

/** A whole number of at least `min`, which is also the default; larger ones are clamped to `max`. */
export const numberParam = (min: number, max = 1_000_000): Param<number> => ({
  read: (texts) =>
    /^\d+$/.test(singleText(texts).trim()) ? Math.min(Math.max(Number(singleText(texts)), min), max) : min,
  write: (value) => (value === min ? undefined : value),
})
/** One of the values; the first one is the default unless `fallback` is given. */
export const oneOfParam = <T extends string | number>(values: readonly T[], fallback = values[0]!): Param<T> => ({
  read: (texts) => values.find((value) => String(value) === singleText(texts).trim()) ?? fallback,
  write: (value) => (value === fallback ? undefined : value),
})
/** A trimmed id; undefined when there is none. */
export const idParam: Param<string | undefined> = {
  read: (texts) => readId(singleText(texts)),
  write: (value) => value,
}
/** A keyword of any length, cleaned: the search box says when it is too long. */
export const keywordParam: Param<string> = {
  read: (texts) => cleaned(singleText(texts)),
  write: (value) => (value === '' ? undefined : value),
}
/** The same parameter, written even when it has its default. */
export const alwaysWritten = <T extends string | number>(param: Param<T>): Param<T> => ({
  ...param,
  write: (value) => value,
})

/** Keeps the objects of the values before wherever they are equal. */
function makeSharing<S>() {
  let last: S | undefined
  return (next: S): S => (last = replaceEqualDeep(last, next))
}

/**
 * The state in the URL of the screen; what is equal in another state of it stays the same object. A screen reads its own
 * address, not its loader's data: a loader that is under way gives its result to every address of its route (see
 * src/router.test.ts).
 */
export function useUrlState<S>(read: (raw: RawSearch) => S): S {
  const raw = useSearch({ strict: false })
  const [share] = useState(() => makeSharing<S>())
  return useMemo(() => share(read(raw)), [share, read, raw])
}
