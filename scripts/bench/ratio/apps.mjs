// The two apps measured side by side: the console, and the floor, the lower bound for an app with such a table.
import { fileURLToPath } from 'node:url'

const inFloor = (text) => ({ selector: 'tbody tr', min: 10, text })
const floor = {
  folder: fileURLToPath(new URL('../floor', import.meta.url)),
  calls: ['/api/'],
  screen: { path: '/candidates', rows: inFloor('^CAND-') },
  steps: {
    'next page': { click: '#next', until: { ...inFloor('^CAND-'), changed: true } },
    search: { into: '#filter', type: 'j', until: { selector: 'tbody td:nth-child(2)', min: 10, every: 'j' } },
    'another screen': { click: 'a[href="/jobs"]', until: inFloor('^JOB-') },
    'back to the search': { click: 'a[href="/candidates"]', until: inFloor('^CAND-') },
    'the other screen again': { click: 'a[href="/jobs"]', until: inFloor('^JOB-') },
  },
  trip: ['another screen', 'back to the search'],
}

// The skeleton of a table is a hidden body.
const table = (label) => ({
  selector: `table[aria-label="${label}"] tbody:not([aria-hidden]) tr`,
  min: 10,
  text: '\\S',
})
const talents = table('Cari Talenta')
const vacancies = table('Job Vacancy Posting')
// After a search, links of the sidebar have the corporate in their query.
const link = (screen) => `a[href^="/dashboard/0/${screen}"]`
const firstNames = { selector: talents.selector.replace(/tr$/, 'th[scope="row"]'), min: 10, every: 'z' }
const consoleApp = {
  folder: fileURLToPath(new URL('../../../dist', import.meta.url)),
  calls: ['/rest/', '/cognito', '/files/', '/situs'],
  screen: { path: '/dashboard/0/talentsearch', rows: talents },
  steps: {
    'next page': { click: 'role=button[name="Halaman berikutnya"]', until: { ...talents, changed: true } },
    // Timed from the last key, Enter: the console searches on submit, not while typing.
    search: {
      unfold: 'role=button[name="Buka semua bagian"]',
      into: 'role=textbox[name="Nama depan"]',
      type: 'z\n',
      until: firstNames,
    },
    'another screen': { click: link('create-job-vacancy'), until: vacancies },
    'back to the search': { click: link('talentsearch'), until: talents },
    'the other screen again': { click: link('create-job-vacancy'), until: vacancies },
  },
  trip: ['another screen', 'back to the search'],
  signIn: async (page, origin) => {
    await page.goto(`${origin}/login`)
    await page.getByLabel('KLOB ID').fill('budi.santoso')
    await page.getByRole('textbox', { name: 'Kata sandi' }).fill('Rahasia123')
    await page.getByRole('button', { name: 'Selanjutnya' }).click()
    await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  },
}
export const apps = { console: consoleApp, floor }
