import { connect } from 'node:net'
import type { Command, Executor } from 'selenium-webdriver/lib/command.js'
import { throwDecodedError } from 'selenium-webdriver/lib/error.js'
import { type IWebElementId, Session, WebElement } from 'selenium-webdriver'

/** WebDriver commands that the suite uses, by their Firefox names. */
const COMMANDS: Record<string, string> = {
  newSession: 'NewSession',
  quit: 'DeleteSession',
  get: 'Navigate',
  refresh: 'Refresh',
  goBack: 'Back',
  getCurrentUrl: 'GetCurrentURL',
  getCurrentWindowHandle: 'GetWindowHandle',
  getWindowHandles: 'GetWindowHandles',
  newWindow: 'NewWindow',
  switchToWindow: 'SwitchToWindow',
  close: 'CloseWindow',
  setWindowRect: 'SetWindowRect',
  executeScript: 'ExecuteScript',
  clickElement: 'ElementClick',
  sendKeysToElement: 'ElementSendKeys',
  getElementText: 'GetElementText',
  actions: 'PerformActions',
  clearActions: 'ReleaseActions',
  acceptAlert: 'AcceptAlert',
  screenshot: 'TakeScreenshot',
}
type Answer = [kind: 1, id: number, error: { error: string; message: string } | null, result: unknown]

/**
 * Speaks Firefox's own remote protocol, WebDriver commands over a socket (`length:[0,id,name,parameters]`):
 * geckodriver, the usual bridge, is available neither in Debian nor as an npm package.
 */
export async function marionette(port: number): Promise<Executor> {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (answer: Answer) => void>()
  let left = Buffer.alloc(0)
  let sent = 0
  await new Promise((greeted, refused) => {
    socket.once('data', greeted).once('error', refused)
  })
  socket.on('data', (data) => {
    left = Buffer.concat([left, data])
    for (let colon = left.indexOf(':'); colon > 0; colon = left.indexOf(':')) {
      const end = colon + 1 + Number(left.toString('latin1', 0, colon))
      if (left.length < end) return
      const answer = JSON.parse(left.toString('utf8', colon + 1, end)) as Answer
      left = left.subarray(end)
      waiting.get(answer[1])?.(answer)
    }
  })
  const execute = async (command: Command): Promise<unknown> => {
    const name = COMMANDS[command.getName()]
    if (!name) throw new Error(`${command.getName()} has no name in Firefox yet`)
    const { sessionId: _session, ...parameters } = command.getParameters() as Record<string, unknown>
    if (parameters['id']) parameters['id'] = WebElement.extractId(parameters['id'] as IWebElementId)
    const id = ++sent
    const text = JSON.stringify([0, id, `WebDriver:${name}`, parameters['capabilities'] ?? parameters])
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.write(`${Buffer.byteLength(text)}:${text}`)
    const [, , error, result] = await answered
    if (error) throwDecodedError(error)
    if (command.getName() === 'newSession') {
      const { sessionId, capabilities } = result as { sessionId: string; capabilities: object }
      return new Session(sessionId, capabilities)
    }
    const value = (result as { value?: unknown } | null) ?? {}
    return 'value' in value ? value.value : value
  }
  return { execute }
}
