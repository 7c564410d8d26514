import { idToken, sessionCookies, signIn, signInAs, storedSession } from '../../support/signIn'
import { expect, test } from '../../support/test'

const SEARCH = '/dashboard/0/talentsearch'

test.describe('credentials', () => {
  test.use({ account: null })

  test('are sent with calls only, and the refresh token to the identity provider only', async ({ page }) => {
    const sent: { path: string; text: string }[] = []
    page.context().on('request', async (request) => {
      const headers = await request.allHeaders().catch(() => ({}))
      sent.push({
        path: new URL(request.url()).pathname,
        text: `${request.url()} ${JSON.stringify(headers)} ${request.postData() ?? ''}`,
      })
    })
    await signInAs(page, 'budi.santoso')
    await page.goto(SEARCH)
    await expect(page.getByRole('heading', { name: /^Hasil pencarian/ })).toContainText('orang')
    await page.waitForLoadState('networkidle')
    const { idToken: token, refreshToken } = (await storedSession(page))!
    const pathsWith = (secret: string) => sent.filter(({ text }) => text.includes(secret)).map(({ path }) => path)
    expect(pathsWith(token).filter((path) => !path.startsWith('/rest/'))).toEqual([])
    expect(pathsWith(token)).not.toEqual([])
    expect(pathsWith(refreshToken).filter((path) => path !== '/cognito')).toEqual([])
  })

  test('in the cookies of an earlier build are taken over once', async ({ page, context, baseURL }) => {
    await signInAs(page, 'budi.santoso')
    const { username, idToken: token, refreshToken } = (await storedSession(page))!
    await page.evaluate(() => localStorage.clear())
    await context.clearCookies({ name: 'sessionToken' })
    const prefix = 'CognitoIdentityServiceProvider.klobconsolelocal0000000000'
    const values = {
      [`${prefix}.LastAuthUser`]: username,
      [`${prefix}.${username}.idToken`]: token,
      [`${prefix}.${username}.refreshToken`]: refreshToken,
      [`${prefix}.${username}.productId`]: 'budi.santoso',
      sessionToken: token,
    }
    await context.addCookies(Object.entries(values).map(([name, value]) => ({ name, value, url: baseURL! })))
    await page.goto(SEARCH)
    await expect(page.getByRole('heading', { name: /^Hasil pencarian/ })).toContainText('orang')
    expect(await idToken(page)).toBe(token)
    const cookies = await sessionCookies(page)
    expect(cookies.map(({ name, path }) => `${name} ${path}`)).toEqual(['sessionToken /rest/open/cv/download'])
  })
})

test.describe('a sign-out that cannot reach the provider', () => {
  test.use({ account: null })
  test('says that the session may live on there, and tries again', async ({ page, world }) => {
    await page.goto('/login')
    await signIn(page, { id: 'budi.santoso' })
    await expect(page).toHaveURL('/home')
    const { idToken: token } = (await storedSession(page))!
    await world.fault({ endpoint: 'cognito', kind: 'cut', times: 0 })
    await page.getByRole('button', { name: 'Menu Budi' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    const question = page.getByRole('dialog', { name: 'Sesi mungkin masih aktif' })
    await expect(question).toContainText('hubungi kami agar sesi itu diakhiri')
    // Signed out here, and nobody's data is to be seen meanwhile.
    await expect(page.getByRole('heading', { name: 'Pilih perusahaan' })).toBeHidden()
    expect([await sessionCookies(page), await storedSession(page)]).toEqual([[], undefined])
    await world.heal()
    await question.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(page).toHaveURL('/')
    const call = await page.request.get('/rest/console/auth/menu/corporate?start=0&length=10', {
      headers: { Authorization: token, 'x-mock-session': world.session },
    })
    expect(call.status()).toBe(401)
  })
})
