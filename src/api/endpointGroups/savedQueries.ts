import { z } from 'zod/mini'
import { type WireMapping, filterCodec, type FilterSchema } from './wireMapping'
import { id, inCorporate, moment, pageParams, textOrNull } from '../values'
import { paged, read, write } from '~/api/endpoint'
import type { EndpointGroup } from './endpointGroup'

const savedRow = z.object({
  id,
  queryName: z.string(),
  createdAt: moment,
  mus01: z.object({ firstName: z.string(), lastName: textOrNull }),
})
type SavedWire = z.infer<typeof savedRow>
const withCreator = <S extends SavedWire>({ mus01, ...saved }: S) => ({ ...saved, creator: mus01 })
const savedFilter = z.pipe(savedRow, z.transform(withCreator))
/** A saved filter in a list (document 1 §3 'Saved filter'). */
export type SavedFilter = z.infer<typeof savedFilter>

/** Endpoints of a search's saved filters: four operations, four such groups in the API (document 1 §7, wire decisions A20-A22). */
export function savedQueries<W extends object>(
  { noun, doc, basePath, right }: EndpointGroup,
  filters: FilterSchema<W>,
  mapping?: WireMapping,
) {
  const codec = filterCodec(filters, mapping)
  const listTag = `savedFilters${noun}`
  const filterTag = ({ id: filterId }: { id: string }) => `savedFilter:${filterId}`
  const list = read({
    name: `list${noun}Queries`,
    summary: 'Saved filters of the corporate, newest first',
    doc,
    path: `${basePath}/listQuery`,
    params: z.strictObject({ ...inCorporate, ...pageParams }),
    result: paged(savedFilter),
    right,
    provides: [listTag],
  })
  // Typed as a plain object, so that members of the object schema stay out of the input type.
  const nonEmpty: z.ZodMiniType<object, object> = codec.schema.check(
    z.refine((values) => Object.keys(values).length > 0),
    // The JSON Schema equivalent of the refinement above.
    z.meta({ minProperties: 1 }),
  )
  return {
    /** Converts the values to and from their stored form. */
    codec,
    list,
    /** The stored values are unvalidated: the caller drops those that are no longer valid. */
    open: read({
      name: `get${noun}Query`,
      summary: 'Load a saved filter',
      doc,
      path: `${basePath}/getQuery`,
      refuses: [404],
      params: z.strictObject({ id }),
      result: z.pipe(z.extend(savedRow, { body: z.looseObject({}) }), z.transform(withCreator)),
      right,
      provides: (input) => [filterTag(input)],
    }),
    /** A name already in use is 409. */
    save: write({
      name: `save${noun}Query`,
      summary: 'Save the filter values under a name',
      doc,
      path: `${basePath}/saveQuery`,
      refuses: [409, 422],
      params: z.strictObject({ queryName: z.string().check(z.minLength(1), z.maxLength(100)), ...inCorporate }),
      body: nonEmpty,
      result: savedFilter,
      right,
      invalidates: [listTag],
    }),
    remove: write({
      name: `delete${noun}Query`,
      summary: 'Delete a saved filter',
      doc,
      path: `${basePath}/deleteQuery`,
      refuses: [404],
      params: z.strictObject({ id }),
      result: z.literal('SUCCESS'),
      right,
      invalidates: (input) => [listTag, filterTag(input)],
    }),
  }
}
/** The saved-filter endpoints of a search over W. */
export type SavedQueries<W extends object> = ReturnType<typeof savedQueries<W>>
