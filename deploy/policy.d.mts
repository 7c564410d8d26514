export class BadSetting extends Error {}
export function contentSecurityPolicy(config: unknown): string
export function policyOfFile(path: string): string
