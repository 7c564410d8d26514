import { expect, test } from '../../support/test'

test('a test that asks for the calls of an operation that is not there is told so', async ({ world }) => {
  const unknown = /no operation is called tidakAda/
  await expect(world.calls('tidakAda')).rejects.toThrow(unknown)
  await expect(world.expectCall('tidakAda')).rejects.toThrow(unknown)
  await expect(world.lastQuery('tidakAda')).rejects.toThrow(unknown)
  expect(await world.calls('searchTalents')).toEqual([])
})
