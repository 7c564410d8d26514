import type { Action } from '~/components/actions/actions'

/** The messages of a run as one action: whom it has reached, and how many it has not. */
function joinRun(run: readonly Action[]): Action {
  // Newest first: a later attempt decides about a person.
  const latest = new Map<string, Action>()
  for (const action of run) for (const userId of action.userIds) if (!latest.has(userId)) latest.set(userId, action)
  const reached = [...latest].filter(([, { outcome }]) => outcome === 'done').map(([userId]) => userId)
  const failed = latest.size - reached.length
  const outcome = failed === 0 ? 'done' : reached.length > 0 ? 'partly' : run[0]!.outcome
  return {
    ...run[0]!,
    outcome,
    // Without anybody reached, everyone concerned.
    userIds: reached.length > 0 ? reached : [...latest.keys()],
    ...(outcome === 'partly' ? { failed } : {}),
  }
}

/** The actions with each run of messages as one, in the place of its newest message. */
export function withRunsAsOne(actions: readonly Action[]): readonly Action[] {
  const runs = new Map<string, Action[]>()
  for (const action of actions) {
    const key = action.run ?? action.id
    runs.set(key, [...(runs.get(key) ?? []), action])
  }
  return [...runs.values()].map((run) => (run.length > 1 ? joinRun(run) : run[0]!))
}
