/** Types of the used part of the XML parser, which ships none. */
declare module 'saxen' {
  type Decode = (text: string) => string
  type Attributes = Record<string, string>
  /** Event-based XML parser. It ignores document types, so nothing is expanded or fetched. */
  export class Parser {
    on(event: 'openTag', handler: (name: string, attributes: () => Attributes, decode: Decode) => void): this
    on(event: 'closeTag', handler: (name: string, decode: Decode) => void): this
    on(event: 'text', handler: (text: string, decode: Decode) => void): this
    on(event: 'cdata', handler: (text: string) => void): this
    on(event: 'error', handler: (error: Error) => void): this
    parse(xml: string): Error | undefined
  }
}
