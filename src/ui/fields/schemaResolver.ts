import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod/mini'

/** Validates a react-hook-form form by a schema: each field shows the schema's first message for it. */
export const schemaResolver =
  <V extends FieldValues>(schema: z.ZodMiniType<V, V>): Resolver<V> =>
  (values) => {
    const outcome = schema.safeParse(values)
    if (outcome.success) return { values: outcome.data, errors: {} }
    const errors: Record<string, unknown> = {}
    for (const { path, message } of outcome.error.issues) setError(errors, path.map(String), message)
    // They are built by the paths of the same form.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { values: {}, errors: errors as FieldErrors<V> }
  }

/** Sets a message at its path, unless there is one already. */
function setError(errors: Record<string, unknown>, [name = '', ...rest]: readonly string[], message: string): void {
  if (rest.length === 0) errors[name] ??= { type: 'check', message }
  // What is below a path is a tree, too.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  else setError((errors[name] ??= {}) as Record<string, unknown>, rest, message)
}
