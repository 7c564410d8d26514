import type { Plugin } from 'vite'
import { variables } from '../../src/ui/colours.ts'

const declarations = (names: readonly string[], values: Readonly<Record<string, string>>) =>
  names.flatMap((name) => (name in values ? [`${name}:${values[name]}`] : [])).join(';')

/** The page with the theme's values of the variables that its own style uses. */
export const withColours = (html: string): string =>
  html.replace(/(<style>)([^]*?<\/style>)/, (_, start: string, style: string) => {
    const names = [...new Set(style.match(/(?<=var\()--[\w-]+/g))]
    const light = declarations(names, { ...variables.variables, ...variables.light })
    const dark = declarations(names, variables.dark)
    return `${start}#frame{${light}}[data-mantine-color-scheme='dark'] #frame{${dark}}${style}`
  })

/** The page with its style sheets below the frame: what stands above a sheet is painted without it. */
export function withStylesBelow(html: string): string {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? []
  const rest = links.reduce((text, link) => text.replace(link, ''), html)
  return rest.replace('</body>', () => `  ${links.join('\n    ')}\n  </body>`)
}

const IN_HEAD = 'document.head.appendChild(link)'
/** The loader of files with their sheets below those of the page: their order decides which rule and layer wins. */
export function withSheetsInBody(loader: string): string {
  if (!loader.includes(IN_HEAD)) throw new Error("Vite's loader of files no longer inserts sheets as this expects.")
  return loader.replace(IN_HEAD, 'document.body.appendChild(link)')
}

/** Completes the frame that index.html shows before any file of the console is there. */
export const startFrame = (): Plugin => ({
  name: 'start-frame',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: (code) => ({ code: withSheetsInBody(code), map: null }),
  },
  transformIndexHtml: { order: 'post', handler: (html) => withStylesBelow(withColours(html)) },
})
