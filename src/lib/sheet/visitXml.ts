import { Parser } from 'saxen'
import { UnreadableSheet } from './sheetCells'

/** Attributes by name without namespace prefix. */
export type Attributes = Record<string, string | undefined>
type Visit = {
  open?: (name: string, attributes: () => Attributes) => void
  close?: (name: string) => void
  text?: (text: string) => void
}
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** The text of a part; a byte order mark tells UTF-16, UTF-8 is the rule. */
const decoded = (part: Uint8Array) =>
  new TextDecoder(part[0] === 0xff && part[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(part)

/** Walks the elements of a part; names come without namespace prefix. Throws UnreadableSheet. */
export function visitXml(part: Uint8Array | undefined, { open, close, text }: Visit): void {
  if (!part) return
  let failure: Error | undefined
  new Parser()
    .on('openTag', (name, attributes, decode) =>
      open?.(localName(name), () =>
        Object.fromEntries(Object.entries(attributes()).map(([key, value]) => [localName(key), decode(value)])),
      ),
    )
    .on('closeTag', (name) => close?.(localName(name)))
    .on('text', (value, decode) => text?.(decode(value)))
    .on('cdata', (value) => text?.(value))
    .on('error', (error) => (failure ??= error))
    .parse(decoded(part))
  if (failure) throw new UnreadableSheet('no workbook', { cause: failure })
}

/** An attribute that is on or off. */
export const isOn = (value: string | undefined): boolean => value === '1' || value === 'true'
