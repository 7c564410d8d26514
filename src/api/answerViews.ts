import type { Endpoint } from './endpoint'

type View = (answer: unknown, input: object) => unknown
const views = new Map<string, View>()

/** Lets a view decide what the console gets of each answer of an endpoint, before it is cached (decision 'blind review'). */
export function viewAnswers<In extends object, Out>(
  endpoint: Endpoint<In, Out, unknown>,
  view: (answer: Out, input: In) => Promise<Out>,
): void {
  // It is given the answers of this endpoint only.
  views.set(endpoint.name, view as View)
}

/** What the console gets of an answer: all of it, unless a view hides some. */
export const viewed = <In extends object, Out>({ name }: Endpoint<In, Out, unknown>, input: In, answer: Out): Out =>
  (views.get(name)?.(answer, input) ?? answer) as Out
