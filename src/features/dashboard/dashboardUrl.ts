import { subtestNames, type SubtestName } from '~/api/contract/dashboard'
import { type TestCode, testCodes } from '~/api/contract/masterData'
import { oneOfParam, type UrlState, urlState } from '~/lib/url/urlState'
import { type DashboardParams, type GroupState, groupUrl } from './queries'

/** The dashboard's selected test, its breakdown, and the open list. */
export type DashboardState = GroupState & { test: TestCode | ''; split: SubtestName | '' }
const testUrl = urlState<Pick<DashboardState, 'test' | 'split'>>({
  test: oneOfParam(['', ...testCodes]),
  split: oneOfParam(['', ...subtestNames]),
})
/** The dashboard's URL. */
export const dashboardUrl: UrlState<DashboardState, DashboardParams> = {
  read: (raw) => ({ ...groupUrl.read(raw), ...testUrl.read(raw) }),
  write: (state) => ({ ...testUrl.write(state), ...groupUrl.write(state) }),
}
