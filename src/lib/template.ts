/** A text with places to fill: `[NAMA]`, `[POSISI]`. */
type Values = Record<string, string | undefined>

/**
 * Fills each place that has a value, once: a value that looks like a place is put in without its brackets, so that it
 * is never filled itself (security list T7). Places without a value stay.
 */
export const fillTemplate = (template: string, values: Values): string =>
  template.replace(
    /\[([A-Z]+)\]/g,
    (place, name: string) => values[name]?.replace(/\[/g, '(').replace(/\]/g, ')') ?? place,
  )

/** The places that still wait for somebody to fill them. */
export const openPlaces = (text: string): string[] => [...new Set(text.match(/\[[A-Z]+\]/g))]
