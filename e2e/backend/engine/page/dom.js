/** Makes an element with properties, attributes (for names that are no property), listeners and children. */
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
/** A select; the first option is selected. */
export const choice = (options, properties = {}) =>
  el('select', properties, ...options.map((value) => el('option', { value }, value)))
/** A button with a click handler. */
export const button = (text, onclick, properties = {}) => el('button', { type: 'button', onclick, ...properties }, text)
/** Shows a status message, which screen readers announce. */
export function say(text) {
  document.querySelector('#status').textContent = text
}
/** Runs an action and shows its error, if any; without `done`, a success leaves the message of another action. */
export async function attempt(done, action) {
  try {
    await action()
    if (done) say(done)
  } catch (error) {
    say(`Failed: ${error.message}`)
  }
}
