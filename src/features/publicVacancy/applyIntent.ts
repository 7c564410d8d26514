const KEY = 'klob:apply'
/** A sign-in that takes longer was not for that click any more. */
const LONGEST_MS = 30 * 60_000

/** Remembers in this tab that somebody goes to sign in so as to apply. A storage that is barred costs only that. */
export function rememberIntent(klobVacancyCode: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([klobVacancyCode, Date.now()]))
  } catch {}
}

/** Whether that was for this vacancy; true only once. */
export function consumeApplyIntent(klobVacancyCode: string): boolean {
  try {
    const [code, at] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string?, number?]
    if (code !== klobVacancyCode) return false
    sessionStorage.removeItem(KEY)
    return Date.now() - (at ?? 0) < LONGEST_MS
  } catch {
    return false
  }
}
