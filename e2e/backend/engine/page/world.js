import { command, session } from './api.js'
import { attempt, button, choice, el, labelled } from './dom.js'

const about = el('p', { className: 'soft' })
const clock = el('input', { size: 28, spellcheck: false })

/** A moment in WIB, the time of the console. */
const inWib = (moment) =>
  `${new Date(Date.parse(moment) + 7 * 3_600_000).toISOString().replace(/(\.000)?Z$/, '')}+07:00`
/** Shows the description of the world. */
export async function showWorld() {
  const { now, population, vacancies, accounts } = await command('GET', 'world')
  const counts = Object.entries(vacancies).map(([corporate, count]) => `${corporate} ${count}`)
  about.textContent = `${population} people; vacancies: ${counts.join(', ')}; accounts: ${accounts.map(({ username }) => username).join(', ')}`
  if (document.activeElement !== clock) clock.value = inWib(now)
}
async function save() {
  const text = JSON.stringify(await command('GET', 'snapshot'))
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  el('a', { href, download: `${session()}.json` }).click()
  URL.revokeObjectURL(href)
}

/** The section for clock, reset, and saving and loading the world. */
export async function worldSection(section) {
  const scenarios = await command('GET', 'scenarios')
  const scenario = choice(scenarios.map(({ name }) => name))
  const explained = el('p', { className: 'soft' })
  const explain = () => (explained.textContent = scenarios.find(({ name }) => name === scenario.value).description)
  scenario.addEventListener('change', explain)
  explain()

  // Replacing the world can be undone once.
  let before
  const undo = button(
    'Undo',
    () =>
      attempt('The world is as it was before.', async () => {
        await command('POST', 'restore', JSON.stringify(before))
        undo.disabled = true
        await showWorld()
      }),
    { disabled: true },
  )
  const replace = (done, action) =>
    attempt(done, async () => {
      // Disabled meanwhile, since undo would restore the previous backup.
      undo.disabled = true
      const now = await command('GET', 'snapshot')
      await action()
      before = now
      undo.disabled = false
      await showWorld()
    })
  const file = el('input', { type: 'file', accept: '.json' })
  const restore = () =>
    replace('Restored.', async () => {
      await command('POST', 'restore', await file.files[0].text())
      file.value = ''
    })
  file.addEventListener('change', restore)
  const setClock = (event) => {
    event.preventDefault()
    void attempt('The clock is set.', () => command('POST', 'clock', { now: clock.value }))
  }
  section.append(
    about,
    el(
      'form',
      { onsubmit: setClock },
      labelled('Clock (RFC 3339 with offset; stands still)', clock),
      el('button', {}, 'Set'),
    ),
    el(
      'div',
      { className: 'row' },
      labelled('Scenario', scenario),
      button('Load', () => replace('Loaded.', () => command('POST', 'scenario', { name: scenario.value }))),
    ),
    explained,
    el(
      'div',
      { className: 'row' },
      button('Save as a file', () => attempt('Saved.', save)),
      labelled('Restore from a file', file),
      button('Reset', () => replace('The world is as at the start.', () => command('POST', 'reset', {}))),
      undo,
    ),
  )
}
