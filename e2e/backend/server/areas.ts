/** Answers 'ok' as soon as the server can answer calls. */
export const HEALTH = '/healthz'
/** Whether the backend answers a path; all other paths of the origin are the console's. */
export const isBackendPath = (path: string): boolean =>
  path === HEALTH || /^\/(rest|cognito|__mock|files|situs)(\/|$)/.test(path)
