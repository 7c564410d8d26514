export function lackingInScript(code: string): Map<string, string[]>
export function lackingInStyles(css: string): Map<string, string[]>
