/** Where the backend answers; everything else of the origin is the console's. */
export const isBackendPath = (path: string): boolean => /^\/(rest|cognito|__mock|files|situs)(\/|$)/.test(path)
