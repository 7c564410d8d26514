/** An element with properties, attributes (where no property has the name), listeners and children. */
export function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(properties)) {
    if (name in node) node[name] = value
    else if (value !== undefined) node.setAttribute(name, value)
  }
  node.append(...children.filter((child) => child !== undefined))
  return node
}
/** A labelled control. */
export const labelled = (text, control, className = '') => el('label', { className }, text, control)
/** A list of choices; the first is chosen. */
export const choice = (options, properties = {}) =>
  el('select', properties, ...options.map((value) => el('option', { value }, value)))
/** A button that does something, and says so when it fails. */
export const button = (text, onclick, properties = {}) => el('button', { type: 'button', onclick, ...properties }, text)
/** Says what happened, to ears too. */
export function say(text) {
  document.querySelector('#status').textContent = text
}
/** Runs what may fail and says what went wrong. */
export async function attempt(done, action) {
  try {
    await action()
    say(done)
  } catch (error) {
    say(`Failed: ${error.message}`)
  }
}
