import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { read, write } from '~/api/endpoint'
import { openapiDocument } from './openapiDocument'

const id = z.string().check(z.regex(/^[a-z]+$/))
const cat = z.pipe(
  z.object({ cat01: z.string(), age: z.int() }),
  z.transform(({ cat01, age }) => ({ name: cat01, age })),
)
const cats = {
  search: read({
    name: 'searchCats',
    summary: 'Cats of a house',
    doc: '1§1',
    path: '/rest/console/{house}/cats',
    params: z.strictObject({
      house: id,
      colours: z.optional(z.array(z.enum(['black', 'red'])).check(z.maxLength(2))),
      age: z.optional(z.number().check(z.gt(0), z.lte(30))),
      ageOperator: z.optional(z.enum(['1', '2'])),
      country: z.optional(id),
      province: z.optional(id),
      start: z.int().check(z.gte(0)),
    }),
    rules: [
      { kind: 'pair', value: 'age', companion: 'ageOperator', message: 'Operator' },
      { kind: 'implies', name: 'country', is: 'id', needs: 'province', message: 'Province' },
    ],
    right: ['PARENT', 'CHILD'],
    result: z.array(cat),
  }),
}
const contract = {
  cats,
  adopt: write({
    name: 'adoptCat',
    summary: 'Adopt a cat',
    doc: '1§2',
    path: '/rest/open/adopt',
    params: z.strictObject({ start: z.int().check(z.gte(0)) }),
    body: z.strictObject({ cat: id }),
    result: z.null(),
    invalidates: ['cats'],
  }),
  notAnEndpoint: { schema: z.object({ path: z.string() }), text: 'x' },
}
const document = JSON.parse(JSON.stringify(openapiDocument(contract, '1.2.3', { cats: 'Cats' })))
const search = document.paths['/rest/console/{house}/cats'].get
const adopt = document.paths['/rest/open/adopt'].post
const parameter = (name: string) => search.parameters.find((p: { name?: string }) => p.name === name)

describe('the OpenAPI document of a contract', () => {
  test('has every endpoint once, at its path and method', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.info.version).toBe('1.2.3')
    expect(Object.keys(document.paths)).toEqual(['/rest/console/{house}/cats', '/rest/open/adopt'])
    expect(search).toMatchObject({ operationId: 'searchCats', summary: 'Cats of a house', 'x-doc': '1§1' })
    expect([search.tags, adopt.tags, document.tags]).toEqual([
      ['cats'],
      ['adopt'],
      [{ name: 'cats', description: 'Cats' }],
    ])
  })

  test('describes the effect, rights and rules of an operation', () => {
    expect(search.description).toBe(
      'Changes nothing. Needs the menu entry `PARENT>CHILD` of the corporate. `age` needs `ageOperator`. ' +
        '`country` = `id` needs `province`. Source: document 1 section 1.',
    )
    expect(adopt.description).toBe('Changes data: send it once. Source: document 1 section 2.')
  })

  test('names host and permission', () => {
    expect(search).toMatchObject({ 'x-host': 'service', 'x-permission': 'PARENT>CHILD' })
    expect(adopt['x-host']).toBe('base')
    expect(adopt).not.toHaveProperty('x-permission')
  })

  test('distinguishes path and query parameters, with their bounds', () => {
    expect(parameter('house')).toEqual({
      name: 'house',
      in: 'path',
      required: true,
      schema: { type: 'string', pattern: '^[a-z]+$' },
    })
    expect(parameter('age')).toEqual({
      name: 'age',
      in: 'query',
      required: false,
      schema: { type: 'number', exclusiveMinimum: 0, maximum: 30 },
    })
  })

  test('repeats list parameters', () => {
    expect(parameter('colours')).toEqual({
      name: 'colours',
      in: 'query',
      required: false,
      style: 'form',
      explode: true,
      schema: { type: 'array', maxItems: 2, items: { type: 'string', enum: ['black', 'red'] } },
    })
  })

  test('defines a parameter shared by several operations once', () => {
    expect(search.parameters).toContainEqual({ $ref: '#/components/parameters/start' })
    expect(adopt.parameters).toEqual([{ $ref: '#/components/parameters/start' }])
    expect(document.components.parameters).toEqual({
      start: { name: 'start', in: 'query', required: true, schema: { type: 'integer', minimum: 0 } },
    })
  })

  test('expresses rules between values as a JSON Schema', () => {
    expect(search['x-query-rules']).toEqual({
      type: 'object',
      dependentRequired: { age: ['ageOperator'] },
      if: { required: ['country'], properties: { country: { const: 'id' } } },
      then: { required: ['province'] },
    })
  })

  test('shows answers in their envelope', () => {
    expect(search.responses['200'].content['application/json'].schema).toEqual({
      allOf: [
        { $ref: '#/components/schemas/Success' },
        {
          type: 'object',
          properties: {
            result: {
              type: 'array',
              items: { $ref: '#/components/schemas/SearchCatsResultItem' },
            },
          },
        },
      ],
    })
    expect(document.components.schemas.SearchCatsResultItem).toEqual({
      type: 'object',
      properties: { cat01: { type: 'string' }, age: { type: 'integer' } },
      required: ['cat01', 'age'],
    })
    expect(search.responses['422']).toEqual({ $ref: '#/components/responses/Unprocessable' })
  })

  test('allows no additional properties in bodies', () => {
    expect(adopt.requestBody.content['application/json'].schema).toEqual({ $ref: '#/components/schemas/AdoptCatBody' })
    expect(document.components.schemas.AdoptCatBody).toMatchObject({
      required: ['cat'],
      additionalProperties: false,
    })
  })

  test('refuses two endpoints with the same name or path', () => {
    const { search: one } = cats
    expect(() => openapiDocument({ one, other: { ...one, path: '/rest/open/other' } }, '1', {})).toThrow(
      'named searchCats',
    )
    expect(() => openapiDocument({ one, other: { ...one, name: 'other' } }, '1', {})).toThrow(
      'GET /rest/console/{house}/cats',
    )
  })

  test('has only resolvable references', () => {
    const refs = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
    for (const [, path] of refs) {
      const target = path!.split('/').reduce((at, key) => at?.[key], document)
      expect(target, path).toBeDefined()
    }
  })
})
