import type { Person } from './person'
import { expect, signIn, test } from './test'

test('signs in, stays signed in after a reload, and signs out in both tabs', async ({ person, world }) => {
  await person.open('/login')
  await person.the('heading', 'Masuk Klob!')
  await signIn(person)
  await person.reload()
  await person.the('heading', 'Pilih perusahaan')
  expect(await person.path()).toBe('/home')

  const first = await person.driver.getWindowHandle()
  await person.driver.switchTo().newWindow('tab')
  await person.open('/dashboard/0/talentsearch')
  await person.the('heading', /^Hasil pencarian/)
  await person.press('button', 'Menu Budi')
  await person.press('menuitem', 'Logout')
  await person.the('link', 'Masuk ke akun')
  await person.driver.switchTo().window(first)
  await person.the('link', 'Masuk ke akun')
  expect(await person.run('return document.cookie')).not.toMatch(/sessionToken|CognitoIdentity/)
  await person.open('/dashboard/0/talentsearch')
  await person.until(async () => (await person.path()).startsWith('/login?next='), 'asked to sign in')
  expect((await world.calls()).map(({ status }) => status)).not.toContain(401)
})

test.describe('a page that the browser may keep for Back', () => {
  const back = (person: Person) => person.run('setTimeout(() => history.back())')

  test.beforeEach(async ({ person }) => {
    await signIn(person)
    await person.open('/dashboard/0/es-longlist/form/MUC03-HENDRA')
    await person.the('textbox', 'Email')
    await person.run('window.isKept = true')
    await person.open('/healthz')
  })

  test('is shown again within its session', async ({ person, engine }) => {
    await back(person)
    await person.the('textbox', 'Email')
    // That the others keep it shows that the next test is about a kept page.
    expect(await person.run('return window.isKept ?? false')).toBe(engine !== 'firefox')
  })
  test('names nobody after a sign-out in another tab', async ({ person }) => {
    const first = await person.driver.getWindowHandle()
    await person.driver.switchTo().newWindow('tab')
    await person.open('/home')
    await person.press('button', 'Menu Budi')
    await person.press('menuitem', 'Logout')
    await person.the('link', 'Masuk ke akun')
    await person.driver.switchTo().window(first)
    await back(person)
    await person.the('heading', 'Masuk Klob!')
    expect(await person.text()).not.toContain('Hendra')
  })
})
