let world = 'default'

/** The session of the chosen world. */
export const session = () => world
/** Chooses a world; an empty name is 'default'. */
export const workOn = (name) => (world = name.trim() || 'default')

/** Sends a command of the control API for the chosen world. */
export async function command(method, name, body) {
  const answer = await fetch(`/__mock/${name}`, {
    method,
    headers: {
      'x-mock-session': session(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const result = await answer.json()
  if (!answer.ok) throw new Error(result.error)
  return result
}
