import { rights } from '~/lib/rules/rights'
import { checkRights } from '../../engine/calls/callers'
import { download, svgResponse, type Visitor } from '../../engine/content/files'
import type { FileUrl } from './documents'
import { smallPdf } from '../../engine/content/pdf'

const FILES = '/files/profiles/'
/** Makes the addresses of the files in a person's profile. */
export const profileFileUrl =
  (origin: string, userId: string): FileUrl =>
  (name) =>
    new URL(`${FILES}${userId}/${name}`, origin).href

const svg = (box: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box}">${drawing}</svg>`
const stripes = (colours: readonly string[], upright = false) =>
  svg(
    '30 20',
    colours
      .map((fill, n) =>
        upright
          ? `<path fill="${fill}" d="M${n * 10} 0h10v20h-10z"/>`
          : `<path fill="${fill}" d="M0 ${(20 / colours.length) * n}h30v${20 / colours.length}H0z"/>`,
      )
      .join(''),
  )
/** A portrait, flags and a test badge, drawn by hand. */
const drawings: Readonly<Record<string, string>> = {
  'USR-AYU/foto.svg': svg(
    '64 64',
    '<path fill="#d0ebe9" d="M0 0h64v64H0z"/><path fill="#3b3833" d="M16 34c0-26 32-26 32 0v16H16z"/><path fill="#0b6b66" d="M8 64c0-20 48-20 48 0z"/><path fill="#e0ac82" d="M22 30c0-16 20-16 20 0s-4 18-10 18-10-2-10-18z"/>',
  ),
  'LNG-ID.svg': stripes(['#ce1126', '#ffffff']),
  'LNG-NL.svg': stripes(['#ae1c28', '#ffffff', '#21468b']),
  'LNG-DE.svg': stripes(['#000000', '#dd0000', '#ffce00']),
  'LNG-FR.svg': stripes(['#0055a4', '#ffffff', '#ef4135'], true),
  'LNG-IT.svg': stripes(['#009246', '#ffffff', '#ce2b37'], true),
  'LNG-JA.svg': svg('30 20', '<path fill="#fff" d="M0 0h30v20H0z"/><circle cx="15" cy="10" r="6" fill="#bc002d"/>'),
  'tes.svg': svg(
    '24 24',
    '<circle cx="12" cy="12" r="11" fill="#0b6b66"/><path d="m6 13 4 4 8-9" fill="none" stroke="#fff" stroke-width="2.5"/>',
  ),
}

/** A file of a profile, a drawing or a PDF, for those who may see profiles in one of their corporates. */
export function profileFile(path: string, visitor: Visitor): Response | undefined {
  checkRights(visitor, undefined, rights.atsReport)
  const rest = path.slice(FILES.length)
  const drawing = Object.hasOwn(drawings, rest) ? drawings[rest] : undefined
  if (drawing !== undefined) return svgResponse(drawing)
  const [, userId, name] = /^(USR[\w-]+)\/((?:cv|penghargaan|sertifikat|portofolio)[\w-]*\.pdf)$/.exec(rest) ?? []
  if (!userId || !name) return undefined
  return download({ bytes: smallPdf([name, userId]), name }, 'application/pdf')
}
