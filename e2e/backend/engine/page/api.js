let world = 'default'

/** The world that the page works on. */
export const session = () => world
/** Works on a world from now on, once its name is whole. */
export const workOn = (name) => (world = name.trim() || 'default')

/** Carries out a command of the control API in the chosen world. */
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
