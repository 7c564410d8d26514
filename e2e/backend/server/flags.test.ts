import { expect, test } from 'vitest'
import { flagsOf } from './flags'

const usual = {
  host: '127.0.0.1',
  origins: [],
  port: 4173,
  population: 2000,
  vacancies: 60,
  latency: 0,
  backendOnly: false,
  checkAnswers: false,
}

test('defaults to the default world and port', () => {
  expect(flagsOf([], {})).toEqual(usual)
  expect(flagsOf([], { PORT: '' })).toEqual(usual)
})
test('accepts flags with a space or an equals sign', () => {
  const flags = flagsOf(['--population', '200000', '--vacancies=5000', '--latency', '300', '--backend-only'], {
    PORT: '8080',
  })
  expect(flags).toEqual({
    ...usual,
    port: 8080,
    population: 200_000,
    vacancies: 5000,
    latency: 300,
    backendOnly: true,
  })
})
test('a server that others reach has a key of its own at each start, or the given one', () => {
  const keyOf = (args: string[], env: Record<string, string>) => flagsOf(args, env).controlKey
  const [first, second] = [keyOf([], { HOST: '0.0.0.0' }), keyOf(['--origin', 'https://console.example'], {})]
  expect(first).toMatch(/^[\da-f]{24}$/)
  expect(second).toMatch(/^[\da-f]{24}$/)
  expect(first).not.toBe(second)
  expect(keyOf([], { HOST: '0.0.0.0', MOCK_KEY: 'known' })).toBe('known')
})
test('takes a real pool and its client', () => {
  const pool = { userPoolId: 'ap-southeast-3_AbCdEf', clientId: '1a2b3c' }
  expect(flagsOf(['--pool', 'ap-southeast-3_AbCdEf:1a2b3c'], {})).toEqual({ ...usual, pool })
  expect(() => flagsOf(['--pool', 'AbCdEf'], {})).toThrow('--pool needs the id of a user pool and of its client')
})
test('takes further origins', () => {
  const { origins } = flagsOf(['--origin', 'https://console.example/', '--origin=http://qa.example:8080'], {})
  expect(origins).toEqual(['https://console.example', 'http://qa.example:8080'])
})
test.each([
  [['--population'], '--population needs a whole number from 1 to 1000000, not "".'],
  [['--population', '-5'], '--population needs a whole number from 1 to 1000000, not "-5".'],
  [['--world'], '--world needs the path of a file.'],
  [['--keep', '--backend-only'], '--keep needs the path of a file.'],
  [['--latency=1.5'], '--latency needs a whole number from 0 to 60000, not "1.5".'],
  [['--origin', 'console.example'], '--origin needs an origin like https://console.example, not "console.example".'],
  [
    ['--origin=https://a.example/x'],
    '--origin needs an origin like https://console.example, not "https://a.example/x".',
  ],
  [['--origin'], '--origin needs an origin like https://console.example, not "".'],
  [
    ['--fast'],
    'Unknown option --fast: there are --population, --vacancies, --latency, --world, --keep, --origin, --pool and --backend-only.',
  ],
])('refuses %j in one sentence', (args, sentence) => {
  expect(() => flagsOf(args, {})).toThrow(sentence)
})
test('refuses an invalid port', () => {
  expect(() => flagsOf([], { PORT: '70000' })).toThrow('PORT needs a whole number from 0 to 65535, not "70000".')
})
