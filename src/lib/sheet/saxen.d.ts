/** What of the XML parser is used; it brings no types of its own. */
declare module 'saxen' {
  type Decode = (text: string) => string
  type Attributes = Record<string, string>
  /** Reads XML as a stream of events. It knows no document types, so nothing is ever expanded or fetched. */
  export class Parser {
    on(event: 'openTag', handler: (name: string, attributes: () => Attributes, decode: Decode) => void): this
    on(event: 'closeTag', handler: (name: string, decode: Decode) => void): this
    on(event: 'text', handler: (text: string, decode: Decode) => void): this
    on(event: 'cdata', handler: (text: string) => void): this
    on(event: 'error', handler: (error: Error) => void): this
    parse(xml: string): Error | undefined
  }
}
