const CHECK_MS = 500

/**
 * Calls `end` once the shell by which npm or npx runs this program is gone. npm passes SIGTERM to that shell alone, which ends
 * without telling the program. Started otherwise, a program may outlive its parent.
 */
export function endWithNpmShell(
  end: () => void,
  { env, ppid }: { readonly env: NodeJS.ProcessEnv; readonly ppid: number } = process,
  parentNow = () => process.ppid,
): void {
  if (env.npm_command === undefined) return
  const timer = setInterval(() => {
    if (parentNow() === ppid) return
    clearInterval(timer)
    end()
  }, CHECK_MS)
  timer.unref()
}
