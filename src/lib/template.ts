/** A text with places to fill: `[NAMA]`, `[POSISI]`. */
type Values = Record<string, string | undefined>

/**
 * Fills each place that has a value, once: a value that looks like a place is put in without its brackets, so that it
 * is never filled itself (security list T7). Places without a value stay.
 */
export const fillTemplate = (template: string, values: Values): string =>
  template.replace(
    /\[([A-Z]+\d?)\]/g,
    (place, name: string) => values[name]?.replace(/\[/g, '(').replace(/\]/g, ')') ?? place,
  )

/** The places of a template that a text still has unfilled; other brackets are the writer's own. */
export const openPlaces = (template: string, text: string): string[] =>
  [...new Set(template.match(/\[[A-Z]+\d?\]/g))].filter((place) => text.includes(place))
