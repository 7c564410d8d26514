import { svgResponse } from '../../engine/content/files'

const small = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${drawing}</svg>`

const PLAIN_LOGO = '/files/logo/plain.svg'
/** Drawn by hand: a wave between two islands, a ship, a rising sun. */
const logos: Readonly<Record<string, string>> = {
  '/files/logo/COR0001.svg': small(
    '<rect width="64" height="64" rx="14" fill="#0f766e"/><path d="M8 38q8-9 16 0t16 0 16 0" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><circle cx="20" cy="21" r="6" fill="#fde68a"/><path d="M34 28 43 14l9 14z" fill="#fff"/>',
  ),
  '/files/logo/COR0002.svg': small(
    '<rect width="64" height="64" rx="14" fill="#1d4ed8"/><path d="M12 38h40l-7 12H19z" fill="#fff"/><path d="M30 14v22H16zM34 20v16h13z" fill="#bfdbfe"/>',
  ),
  '/files/logo/COR0003.svg': small(
    '<rect width="64" height="64" rx="14" fill="#b45309"/><path d="M14 44a18 18 0 0 1 36 0z" fill="#fde047"/><path d="M8 50h48M32 10v10M12 19l7 7M52 19l-7 7" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
  ),
  [PLAIN_LOGO]: small('<rect width="64" height="64" rx="14" fill="#475569"/><path d="M20 18h24v28H20z" fill="#fff"/>'),
}

/** A drawing of a given size. */
const wide = (width: number, height: number, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`

const header = (from: string, to: string, drawing: string): string =>
  wide(
    1200,
    300,
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="1200" height="300" fill="url(#g)"/>${drawing}`,
  )
/** A room with floor, window and furniture. */
const office = (wall: string, floor: string, drawing: string): string =>
  wide(
    480,
    300,
    `<rect width="480" height="300" fill="${wall}"/><path d="M0 220h480v80H0z" fill="${floor}"/>${drawing}`,
  )
const person = (x: number, y: number, shirt: string): string =>
  `<circle cx="${x}" cy="${y}" r="15" fill="#8d5a3b"/><path d="M${x - 15} ${y - 3}a15 15 0 0 1 30 0q-15-9-30 0z" fill="#2b211c"/><path d="M${x - 26} ${y + 60}q0-42 26-42t26 42z" fill="${shirt}"/>`
const desk = (x: number): string =>
  `<path d="M${x} 196h124v10H${x}z" fill="#7c4a21"/><path d="M${x + 10} 206h8v54h-8zM${x + 106} 206h8v54h-8z" fill="#5f3717"/><path d="M${x + 42} 158h48v32H${x + 42}zM${x + 60} 190h12v6H${x + 60}z" fill="#1f2937"/>`
const plant = (x: number): string =>
  `<path d="M${x - 12} 236h24l-4 28h-16z" fill="#b45309"/><path d="M${x} 236q-30-20-22-52 22 12 22 52 0-46 24-60 4 38-24 60z" fill="#15803d"/>`
const window = (x: number): string =>
  `<rect x="${x}" y="36" width="120" height="92" rx="4" fill="#bae6fd"/><path d="M${x} 128q30-44 58-24t62-18v42z" fill="#5eead4"/><path d="M${x + 58} 36h4v92h-4z" fill="#fff"/>`

const scenes: Readonly<Record<string, string>> = {
  'header-COR0001': header(
    '#0f766e',
    '#134e4a',
    '<circle cx="980" cy="90" r="46" fill="#fde68a"/><path d="M0 230q150-70 300 0t300 0 300 0 300 0v70H0z" fill="#fff" opacity=".16"/><path d="M0 262q150-50 300 0t300 0 300 0 300 0v38H0z" fill="#fff" opacity=".22"/><path d="m760 220 90-120 90 120z" fill="#fff" opacity=".12"/>',
  ),
  'header-COR0002': header(
    '#1d4ed8',
    '#172554',
    '<path d="M820 210h240l-40 52H860z" fill="#fff" opacity=".85"/><path d="M920 70v128H820zM940 100v98h90z" fill="#bfdbfe"/><path d="M0 258q150-40 300 0t300 0 300 0 300 0v42H0z" fill="#fff" opacity=".2"/>',
  ),
  'kantor-1': office(
    '#fef3c7',
    '#e7d3b0',
    `${window(40)}${window(320)}${desk(60)}${person(122, 118, '#0f766e')}${desk(260)}${person(322, 118, '#b45309')}${plant(440)}`,
  ),
  'kantor-2': office(
    '#e0f2fe',
    '#cbd5e1',
    `<rect x="150" y="34" width="180" height="104" rx="6" fill="#fff"/><path d="m170 118 36-34 30 18 62-50" fill="none" stroke="#0f766e" stroke-width="6"/>${person(90, 140, '#1d4ed8')}${person(240, 160, '#be185d')}${person(390, 140, '#15803d')}<path d="M70 214h340v14H70z" fill="#7c4a21"/>`,
  ),
  'kantor-3': office(
    '#ecfccb',
    '#d6d3b4',
    `${window(180)}${plant(60)}${plant(420)}<path d="M120 190h110v46H120zM250 190h110v46H250z" fill="#0f766e"/>${person(176, 130, '#f59e0b')}${person(306, 130, '#7c3aed')}`,
  ),
  'kantor-4': office(
    '#ede9fe',
    '#ddd6fe',
    `<path d="M60 60h90v12H60zM60 96h90v12H60z" fill="#7c4a21"/><path d="M66 36h12v24H66zM82 42h10v18H82zM98 34h14v26H98zM70 76h14v20H70zM90 80h10v16H90zM116 74h12v22h-12z" fill="#b45309"/>${desk(200)}${person(262, 118, '#0369a1')}${window(330)}${plant(430)}`,
  ),
}
const benefits: Readonly<Record<string, string>> = {
  asuransi:
    '<path d="M32 8 52 16v16q0 16-20 24Q12 48 12 32V16z" fill="#0f766e"/><path d="M28 20h8v8h8v8h-8v8h-8v-8h-8v-8h8z" fill="#fff"/>',
  pelatihan:
    '<path d="m32 12 26 12-26 12L6 24z" fill="#1d4ed8"/><path d="M16 32v12q16 12 32 0V32l-16 8z" fill="#60a5fa"/>',
  rumah: '<path d="M32 8 58 32h-8v24H14V32H6z" fill="#b45309"/><path d="M26 56V38h12v18z" fill="#fde68a"/>',
  tunjangan:
    '<rect x="6" y="16" width="52" height="32" rx="4" fill="#15803d"/><circle cx="32" cy="32" r="9" fill="#bbf7d0"/>',
}
const under = (folder: string, named: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(named).map(([name, drawing]) => [`/files/${folder}/${name}.svg`, drawing])

/** Every image of the world by path: logos, benefits and offices. All drawn for this project. */
const drawings: Readonly<Record<string, string>> = {
  ...logos,
  ...Object.fromEntries([
    ...under('picture', scenes),
    ...under('benefit', Object.fromEntries(Object.entries(benefits).map(([name, drawing]) => [name, small(drawing)]))),
  ]),
}

/** The path of a corporate's logo; seeded corporates share one. */
export function logoPath(corporateId: string): string {
  const own = `/files/logo/${corporateId}.svg`
  return Object.hasOwn(logos, own) ? own : PLAIN_LOGO
}

/** The drawing at a path: a logo, a picture of a vacancy or of a benefit. */
export function drawingFile(path: string): Response | undefined {
  const drawing = Object.hasOwn(drawings, path) ? drawings[path] : undefined
  if (drawing === undefined) return undefined
  return svgResponse(drawing)
}
