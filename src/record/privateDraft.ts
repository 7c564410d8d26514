import type { Leftover } from './merge'
import type { Draft } from './recordState'

type Values = Record<string, unknown>
type Parts = { readonly rest: Draft<Values>; readonly own: Draft<Values> | undefined }

const only = (values: Values, isWanted: (name: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)))
function select(
  { base, mine, unanswered: sent, leftover }: Draft<Values>,
  isWanted: (name: string) => boolean,
  isLeftoverWanted: (leftover: Leftover) => boolean,
): Draft<Values> {
  return {
    base: only(base, isWanted),
    mine: only(mine, isWanted),
    ...(sent ? { unanswered: { before: only(sent.before, isWanted), sent: only(sent.sent, isWanted) } } : {}),
    leftover: leftover.filter(isLeftoverWanted),
  }
}

/** Whether a stored record draft has no values, since all that was typed is private. */
export const isEmptyDraft = (draft: unknown): boolean => {
  const { mine, leftover } = (draft ?? {}) as Partial<Draft<Values>>
  return typeof mine === 'object' && Object.keys(mine).length === 0 && leftover?.length === 0
}

/** Separates the private fields of a draft, which may stay in this tab only, from the rest. */
export function splitDraft(draft: Draft<Values>, privateFields: readonly string[]): Parts {
  const isPrivate = (name: string) => privateFields.includes(name)
  // What a field of another build contains is unknown.
  const isOwn = ({ path, isObsolete }: Leftover) => isObsolete === true || isPrivate(path[0] ?? '')
  const own = select(draft, isPrivate, isOwn)
  return {
    rest: select(
      draft,
      (name) => !isPrivate(name),
      (leftover) => !isOwn(leftover),
    ),
    own: isEmptyDraft(own) ? undefined : own,
  }
}

/** The whole draft again; without its private part where the tab was closed. */
export function joinDraft(rest: unknown, own: unknown): unknown {
  // Both come from `splitDraft`; what it has not made lacks the fields.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const [kept, added] = [rest, own] as Partial<Draft<Values>>[]
  if (!kept?.base || !kept.mine || !added?.base || !added.mine) return rest
  const sent = [kept.unanswered, added.unanswered]
  return {
    base: { ...kept.base, ...added.base },
    mine: { ...kept.mine, ...added.mine },
    ...(sent[0]
      ? {
          unanswered: {
            before: { ...sent[0].before, ...sent[1]?.before },
            sent: { ...sent[0].sent, ...sent[1]?.sent },
          },
        }
      : {}),
    leftover: [...(kept.leftover ?? []), ...(added.leftover ?? [])],
  }
}
