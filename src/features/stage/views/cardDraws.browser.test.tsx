import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { StageCard } from '~/api/contract/recruitment/profile'
import { CurrentCorporate } from '~/components/corporate'
import { mount } from '../../../../e2e/support/mount'
import { columnOf } from '../model/column'
import { readStage, type StageState } from '../model/stageState'
import { columnQuery } from '../pipeline/columns'
import { applicantsQuery } from '../pipeline/queries'
import { ActionsContext, type Stage, SelectionContext, StageContext } from '../pipeline/stageContext'
import { noParts, PartsContext } from '../pipeline/stageParts'
import { useStageMoves } from '../pipeline/useStageMoves'
import { Board } from './board/Board'
import { ApplicantList } from './list/ApplicantList'

const stageKey = { corporateId: 'COR0001', klobVacancyCode: 'JV-1', stageId: 'STG-1' }
const scope = { corporateId: 'COR0001' }
const corporate = {
  viewer: { userId: 'USR-1', corporate: { ...scope, corporateName: 'PT Contoh', menu: [] } },
  writer: { ...scope, userId: 'USR-1' },
  scope,
  index: '0',
}
const stage = { id: 'STG-1', text: 'Lamaran' }
const shown: Stage = {
  stageKey,
  stage,
  stages: [stage, { id: 'STG-2', text: 'Tes' }],
  hasFailed: false,
  position: 'Kasir',
  vacancyName: 'Kasir',
}
const cards = Array.from({ length: 10 }, (_, n): StageCard => ({
  userId: `USR-A${n}`,
  stageId: 'STG-1',
  stageName: 'Lamaran',
  firstName: `Pelamar${n}`,
  lastName: null,
  jobHistory: null,
  education: null,
  klobnessLevel: null,
}))
const opened = (search: Record<string, string>): StageState =>
  readStage('JV-1')({ id: 'STG-1', stage: 'Lamaran', open: 'USR-A0', ...search })!

/** Everybody of the stages is loaded, and nothing is asked again. */
function loaded(listState: StageState) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, refetchOnMount: false } } })
  client.setQueryData(applicantsQuery(stageKey, listState).queryKey, {
    content: cards,
    number: 0,
    size: 10,
    totalPages: 1,
    totalElements: 10,
    numberOfElements: 10,
    first: true,
    last: true,
  })
  for (const { id } of shown.stages) {
    const own = id === stage.id ? cards : []
    const { queryKey } = columnQuery(client, { ...stageKey, stageId: id }, listState)
    client.setQueryData(queryKey, columnOf([{ cards: own, isStale: false }], own.length))
  }
  return client
}

/** Whose cards were drawn: each draws the part for a verdict. */
const draws: string[] = []
const parts = {
  ...noParts,
  Verdict: ({ userId }: { userId: string }) => {
    draws.push(userId)
    return null
  },
}
function Stage({ start, children }: { start: StageState; children: ReactNode }) {
  const [listState, setListState] = useState(start)
  const moves = useStageMoves(corporate.viewer, corporate.writer, stageKey, shown.stages)
  const answers = { isOpen: false, setOpen: () => {} }
  const contact = { isEnabled: false, enable: () => {} }
  return (
    <StageContext value={shown}>
      <SelectionContext value={{ listState, currentState: () => listState, setListState, isShown: () => true }}>
        <ActionsContext value={{ moves, announce: () => {}, writeTo: () => {}, contact, answers }}>
          <PartsContext value={parts}>{children}</PartsContext>
        </ActionsContext>
      </SelectionContext>
    </StageContext>
  )
}
function Screen({ start, View }: { start: StageState; View: ComponentType }) {
  const client = useMemo(() => loaded(start), [start])
  return (
    <QueryClientProvider client={client}>
      <CurrentCorporate value={corporate}>
        <Stage start={start}>
          <View />
        </Stage>
      </CurrentCorporate>
    </QueryClientProvider>
  )
}

test('J in the list draws two cards: of who was open, and of who is', async () => {
  await mount(<Screen start={opened({})} View={ApplicantList} />)
  await expect.element(page.getByRole('button', { name: 'Pelamar0', expanded: true })).toBeVisible()
  draws.length = 0
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('button', { name: 'Pelamar1', expanded: true })).toBeVisible()
  expect(draws.toSorted()).toEqual(['USR-A0', 'USR-A1'])
})
test('a tick draws the card of the one who is ticked', async () => {
  await mount(<Screen start={opened({})} View={ApplicantList} />)
  const tick = page.getByRole('checkbox', { name: 'Pelamar3' })
  await expect.element(tick).toBeVisible()
  draws.length = 0
  await tick.click()
  await expect.element(tick).toBeChecked()
  expect(draws).toEqual(['USR-A3'])
})
test('J on the board draws two cards: of who was open, and of who is', async () => {
  await mount(<Screen start={opened({ view: 'board' })} View={Board} />)
  await expect.element(page.getByRole('link', { name: 'Pelamar0' })).toHaveAttribute('aria-current')
  draws.length = 0
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('link', { name: 'Pelamar1' })).toHaveAttribute('aria-current')
  expect(draws.toSorted()).toEqual(['USR-A0', 'USR-A1'])
})
