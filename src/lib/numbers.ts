const whole = new Intl.NumberFormat('id-ID')

/** A number as Indonesians write it: 12.345.678. */
export const numberText = (value: number): string => whole.format(value)
