import { Refusal, refused } from './refusal'

const logo = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${drawing}</svg>`

/** Drawn by hand: a wave between two islands, a ship, a rising sun. */
const files: Readonly<Record<string, string>> = {
  '/files/logo/COR0001.svg': logo(
    '<rect width="64" height="64" rx="14" fill="#0f766e"/><path d="M8 38q8-9 16 0t16 0 16 0" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/><circle cx="20" cy="21" r="6" fill="#fde68a"/><path d="M34 28 43 14l9 14z" fill="#fff"/>',
  ),
  '/files/logo/COR0002.svg': logo(
    '<rect width="64" height="64" rx="14" fill="#1d4ed8"/><path d="M12 38h40l-7 12H19z" fill="#fff"/><path d="M30 14v22H16zM34 20v16h13z" fill="#bfdbfe"/>',
  ),
  '/files/logo/COR0003.svg': logo(
    '<rect width="64" height="64" rx="14" fill="#b45309"/><path d="M14 44a18 18 0 0 1 36 0z" fill="#fde047"/><path d="M8 50h48M32 10v10M12 19l7 7M52 19l-7 7" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
  ),
}

/** The path of a corporate's logo. */
export const logoPath = (corporateId: string): string => `/files/logo/${corporateId}.svg`

/** Files of the world; a drawing opened by itself may run and load nothing. */
export function answerFile(path: string): Response {
  const file = files[path]
  if (file === undefined) return refused(new Refusal(404))
  return new Response(file, {
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
    },
  })
}
