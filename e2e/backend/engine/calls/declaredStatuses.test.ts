import { expect, test, vi } from 'vitest'
import { router } from '../../composition'
import { backendForTests, send } from '../../testBackend'
import { declaredStatuses, isOnlyCompanyUnknown } from './declaredStatuses'
import { Refusal } from './refusal'

const routeOf = (name: string) => router.routes.find(({ endpoint }) => endpoint.name === name)!
const endpointOf = (name: string) => routeOf(name).endpoint

test.each(['getTalentQuery', 'moveApplicants', 'saveVacancyPrimary', 'getLatestTalentExport'])(
  '%s names a record, which may not exist',
  (name) => {
    expect(declaredStatuses(endpointOf(name))).toContain(404)
    expect(isOnlyCompanyUnknown(endpointOf(name))).toBe(false)
  },
)
test.each(['searchTalents', 'getTalentTicket', 'startTalentExport', 'saveChatOffSchedules'])(
  '%s is 404 only for another company',
  (name) => {
    expect(declaredStatuses(endpointOf(name))).toContain(404)
    expect(isOnlyCompanyUnknown(endpointOf(name))).toBe(true)
  },
)
test.each(['getTestOptions', 'getInfographicMap', 'loginOnSuccess', 'listEsTickets'])('%s is never 404', (name) =>
  expect(declaredStatuses(endpointOf(name))).not.toContain(404),
)
test('a refusal that its operation does not declare is a failure of the backend', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const handle = vi.spyOn(routeOf('getInfographicMap'), 'handle').mockImplementation(() => {
    throw new Refusal(404)
  })
  const { status } = await send(backendForTests(), '/rest/console/corporate/infographic/maps')
  expect([status, String(logged.mock.calls)]).toEqual([500, expect.stringContaining('getInfographicMap answers 404')])
  handle.mockRestore()
  logged.mockRestore()
})
