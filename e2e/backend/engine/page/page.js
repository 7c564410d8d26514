import { command, session, workOn } from './api.js'
import { attempt } from './dom.js'
import { faultsSection, showFaults } from './faults.js'
import { journalSection } from './journal.js'
import { seedSection } from './seed.js'
import { showWorld, worldSection } from './world.js'

const at = (id) => document.querySelector(`#${id}`)
const field = at('world')
field.value = new URLSearchParams(location.search).get('world') ?? 'default'
workOn(field.value)

async function showNames() {
  const names = await command('GET', 'worlds')
  at('worlds').replaceChildren(...names.map((value) => Object.assign(document.createElement('option'), { value })))
}
const choose = () => {
  workOn(field.value)
  return attempt(`This is the world ${session()}.`, async () => {
    history.replaceState(null, '', `?${new URLSearchParams({ world: session() })}`)
    await Promise.all([showWorld(), showFaults(), showNames()])
  })
}
field.addEventListener('change', () => void choose())
at('open').addEventListener('click', () => {
  document.cookie = `mock-session=${encodeURIComponent(session())}; path=/; samesite=lax`
  open('/', '_blank', 'noopener')
})

journalSection(at('journal-section'))
await attempt('', async () => {
  await worldSection(at('world-section'))
  await Promise.all([showWorld(), faultsSection(at('faults-section')), seedSection(at('seed-section')), showNames()])
})
