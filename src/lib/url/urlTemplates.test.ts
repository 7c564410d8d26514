import { describe, expect, test } from 'vitest'
import { fillUrlTemplate, embeddableUrl } from './urlTemplates'

const script = 'javascript'

describe('a URL template of the settings', () => {
  test.each([
    ['/situs/company?id={corporateId}', { corporateId: 'COR0001' }, '/situs/company?id=COR0001'],
    ['/x?q={placeId}&z={zoom}', { placeId: '"><b>&z=1', zoom: '15' }, '/x?q=%22%3E%3Cb%3E%26z%3D1&z=15'],
    ['/x/{other}/{toString}', { placeId: 'a' }, '/x/{other}/{toString}'],
  ])('%s is filled', (template, values, filled) => {
    expect(fillUrlTemplate(template, values as unknown as Record<string, string>)).toBe(filled)
  })
})
describe('a player', () => {
  const players = ['/situs/pemutar/', 'https://www.youtube-nocookie.com/embed/']
  const framed = (address: string) => embeddableUrl(address, players, 'http://localhost:4173')
  test.each(['https://www.youtube-nocookie.com/embed/x?start=3', 'http://localhost:4173/situs/pemutar/x'])(
    'embeds %s',
    (address) => expect(framed(address)).toBe(address),
  )
  test.each([
    'https://www.youtube-nocookie.com/watch?v=x',
    'https://www.youtube-nocookie.com.jahat.example/embed/x',
    'https://www.youtube-nocookie.com@jahat.example/embed/x',
    'http://www.youtube-nocookie.com/embed/x',
    'http://localhost:4173/situs/pemutar/../../login',
    'https://jahat.example/situs/pemutar/x',
    `${script}:alert(1)`,
    '/situs/pemutar/x',
    '',
  ])('does not embed %j', (address) => expect(framed(address)).toBeUndefined())
})
