// npm run e2e:deploy: walks the built console behind nginx (deploy/console.conf.template), with the embedded backend on an
// origin of its own. The identity provider is where the settings' pool has it; the tests answer for that address.
import { spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentSecurityPolicy } from '../deploy/policy.mjs'
import { findBrowser, NO_BROWSER } from './browser.mjs'
import { bin, build, fail, freePort, install, node } from './setup.mjs'

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin']
const nginx = folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
if (!nginx) {
  console.log('e2e:deploy skipped: there is no nginx; "apt-get install nginx-light" brings one.')
  process.exit(0)
}

/** Resolves once an address answers; the programs below need time to start. */
async function answers(url) {
  for (let n = 0; n < 100; n += 1) {
    const { ok } = await fetch(url).catch(() => ({ ok: false }))
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}

await install()
if (!(await build())) fail('The build failed, see above.')
const browser = await findBrowser()
if (!browser) fail(NO_BROWSER)

const [port, backendPort, previewPort] = [await freePort(), await freePort(), await freePort()]
const [origin, backend] = [`http://localhost:${port}`, `http://localhost:${backendPort}`]
const folder = mkdtempSync(join(tmpdir(), 'klob-deploy-'))
// When started by root, nginx reads as another user.
chmodSync(folder, 0o755)
const root = join(folder, 'console')
cpSync('dist', root, { recursive: true })
const config = JSON.parse(readFileSync('dist/config.json', 'utf8'))
const { userPoolId, clientId } = config.cognito
const settings = { ...config, serviceUrl: backend, baseApiUrl: backend, cognito: { userPoolId, clientId } }
writeFileSync(join(root, 'config.json'), JSON.stringify(settings))

const preview = `127.0.0.1:${previewPort}`
const log = join(folder, 'access.log')
const variables = { PORT: port, ROOT: root, POLICY: contentSecurityPolicy(settings), LOG: log, PREVIEW: preview }
const site = readFileSync('deploy/console.conf.template', 'utf8').replace(
  /\$\{(\w+)\}/g,
  (_, name) => variables[name] ?? fail(`deploy/console.conf.template has an unknown variable ${name}.`),
)
/** The main site, which the demo's settings frame, on the console's host; a header of its own, so that none is inherited. */
const mainSite = `location /situs/ { proxy_pass ${backend}; add_header X-Served-By main-site; }`
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
  (name) => `${name}_temp_path ${join(folder, name)};`,
)
mkdirSync(join(folder, 'logs'))
writeFileSync(
  join(folder, 'nginx.conf'),
  `daemon off; worker_processes 1; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'logs/error.log')};
events {}
http {
  types { text/html html; text/css css; text/javascript js mjs; application/json json; image/svg+xml svg; image/png png; image/x-icon ico; text/plain txt; font/woff2 woff2; }
  ${temporary.join(' ')}
  ${site.replace(/\}\s*$/, () => `${mainSite}\n}`)}
}`,
)

const programs = [
  spawn(nginx, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'inherit' }),
  spawn(process.execPath, ['build/server/serve.js', '--backend-only'], {
    env: { ...process.env, PORT: String(backendPort), NODE_ENV: 'production' },
  }),
  spawn(process.execPath, ['build/vacancyPages/node.mjs'], {
    env: { ...process.env, ROOT: root, PREVIEW: preview },
    stdio: 'inherit',
  }),
]
try {
  await Promise.all([answers(`${origin}/healthz`), answers(`${backend}/healthz`), answers(`http://${preview}/vacancy`)])
  const env = {
    CHROMIUM_PATH: browser,
    E2E_BASE_URL: origin,
    E2E_SUITE: 'deploy',
    BACKEND_URL: backend,
    ACCESS_LOG: log,
  }
  const { code } = await node([bin.playwright, 'test', ...process.argv.slice(2)], { inherit: true, env })
  process.exitCode = code
} finally {
  for (const program of programs) program.kill('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
