import { afterEach, expect, test, vi } from 'vitest'
import { setConfig } from '~/api/config'
import { stubBrowser, testConfig } from '~/api/testBrowser'
import { openCv } from './cvAddress'

const notify = vi.hoisted(() => vi.fn())
vi.mock('~/ui/messages/notify', () => ({ notify }))
afterEach(() => vi.unstubAllGlobals())

test('a CV that blocked cookies keep from its new tab is not opened, and the cookies are named as the reason', () => {
  stubBrowser()
  setConfig(testConfig)
  const open = vi.fn()
  vi.stubGlobal('location', new URL('https://console.example/'))
  vi.stubGlobal('window', { open })
  vi.stubGlobal('navigator', { cookieEnabled: false })
  openCv('USR-AYU')
  expect(open).not.toHaveBeenCalled()
  expect(notify).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Browser ini memblokir cookie/), 'failed')
})
