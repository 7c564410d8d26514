import type { Endpoint } from './endpoint'

/** Of any endpoint: it is given the answers of its own only. */
// oxlint-disable-next-line typescript/no-explicit-any
type View = (answer: any, input: any) => any
const views = new Map<string, View>()

/** Lets a view decide what the console gets of each answer of an endpoint, before it is cached (decision 'blind review'). */
export function viewAnswers<In extends object, Out>(
  endpoint: Endpoint<In, Out, unknown>,
  view: (answer: Out, input: In) => Promise<Out>,
): void {
  views.set(endpoint.name, view)
}

/** What the console gets of an answer: all of it, unless a view hides some. */
export const viewed = <In extends object, Out>({ name }: Endpoint<In, Out, unknown>, input: In, answer: Out): Out =>
  views.get(name)?.(answer, input) ?? answer
