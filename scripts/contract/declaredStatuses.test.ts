import { expect, test } from 'vitest'
import { contract } from '~/api/contract/index'
import { endpointsOf } from '~/api/endpoint'
import { declaredStatuses, isOnlyCompanyUnknown } from './declaredStatuses'

const endpointOf = (name: string) => endpointsOf(contract).find((endpoint) => endpoint.name === name)!

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
