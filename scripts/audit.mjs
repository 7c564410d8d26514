// The audit of the packages that people are served: those of the console and of its embedded server.
import { run } from './setup.mjs'

/**
 * What an audit says: only an answer of the registry has the counts. Without one nothing was audited, which fails where the
 * audit is required (AUDIT_REQUIRED=1, as in the CI file) and is a part that did not run elsewhere.
 */
export function auditOutcome({ code, output }, isRequired) {
  if (output.includes('"vulnerabilities"')) {
    if (code === 0) return { passed: 1 }
    return { failed: 1, message: 'npm audit --omit=dev reports vulnerabilities of high severity' }
  }
  const message = 'audit: did not run, since the registry gave no answer'
  return isRequired ? { failed: 1, message } : { notRun: 'audit', message }
}

/** Asks the registry. */
export async function audit() {
  const options = ['--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=15000']
  return auditOutcome(await run('npm', ['audit', ...options], { limit: 60_000 }), process.env.AUDIT_REQUIRED === '1')
}
