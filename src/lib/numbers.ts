const whole = new Intl.NumberFormat('id-ID')
const percent = new Intl.NumberFormat('id-ID', { style: 'percent', maximumFractionDigits: 1 })

/** A number as Indonesians write it: 12.345.678. */
export const numberText = (value: number): string => whole.format(value)
/** A figure that may be missing: then it is '-', never 0 (decision 'missing figures'). */
export const figureText = (value: number | null): string => (value === null ? '-' : whole.format(value))
/** A part of one as a percentage with at most one decimal: 0.3125 is 31,3%. */
export const percentText = (part: number): string => percent.format(part)
