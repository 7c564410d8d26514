// The first script of every page, before its first paint. A file of its own, since inline scripts are barred.
;(function () {
  // The theme that was chosen, or the system's.
  var chosen = null
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value')
  } catch (_) {}
  document.documentElement.setAttribute(
    'data-mantine-color-scheme',
    chosen === 'light' || chosen === 'dark'
      ? chosen
      : matchMedia('(prefers-color-scheme: dark)').matches
        ? 'dark'
        : 'light',
  )

  var isSignedIn = false
  try {
    isSignedIn = Boolean(localStorage.getItem('klob:session') || sessionStorage.getItem('klob:session'))
  } catch (_) {}

  // Both came shortly before the oldest supported browser (package.json); an older one gets a sentence of index.html.
  if (!window.CSS || !CSS.supports('container-type', 'inline-size') || !Array.prototype.findLast)
    document.documentElement.setAttribute('data-old-browser', '')
  // The frame of index.html, until the first screen takes its place (src/main.tsx).
  else if (/^\/(vacancy|preview)\/?$/.test(location.pathname))
    document.documentElement.setAttribute('data-frame', 'vacancy')
  else if (isSignedIn && /^\/dashboard\/./.test(location.pathname))
    document.documentElement.setAttribute('data-frame', 'admin')

  // What this page needs besides what every page starts with is asked for now, not when the entry has found out.
  var said = document.getElementById('files')
  if (!said) return
  var known = JSON.parse(said.textContent)
  var asked = {}
  // A visitor is led to the sign-in page.
  var path = isSignedIn || location.pathname.indexOf('/dashboard') !== 0 ? location.pathname : '/login'
  for (var pattern in known.paths) {
    var expression = pattern.replace(/\./g, '\\.').replace(/\$\w+/g, '[^/]+')
    if (!new RegExp('^' + expression + '/?$').test(path)) continue
    known.paths[pattern].forEach(load)
    if (pattern.indexOf('/dashboard/$index') === 0) askAccount()
    break
  }

  /** Asks for a file and all that it needs. */
  function load(index) {
    if (asked[index]) return
    asked[index] = true
    var link = document.createElement('link')
    var isStyle = known.files[index].slice(-4) === '.css'
    link.rel = isStyle ? 'preload' : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = ''
    link.href = '/assets/' + known.files[index]
    document.head.appendChild(link)
    known.needs[index].forEach(load)
  }

  /**
   * Asks account and menu at once where the session's token is valid for sure, as the console itself would (src/api/identity: tokens,
   * account). Its client takes the answers over (src/api/earlyAnswers.ts), or asks itself where anything is odd.
   */
  function askAccount() {
    var session = null
    var token = {}
    try {
      session = JSON.parse(localStorage.getItem('klob:session') || 'null')
      token = JSON.parse(atob(session.idToken.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')))
      var epoch = JSON.stringify(session.epoch) || null
      // On a shared computer the tabs hand their session to each other first.
      if (localStorage.getItem('klob:look:shared-computer') || localStorage.getItem('klob:sign-out') !== epoch) return
    } catch (_) {
      return
    }
    // A token near its end is renewed first; the rest is the time until the console is there.
    if (!(token.exp - Date.now() / 1000 + session.clockDrift > 120)) return

    var settings = fetch('/config.json')
    /** Where to ask; undefined where anything is odd. */
    var service = settings
      .then(function (response) {
        return response.clone().json()
      })
      .then(function (config) {
        var url = new URL(config.serviceUrl || '/', location.href)
        var isSafe = url.origin === location.origin || url.protocol === 'https:'
        // Where a session ends without input, only the console knows when.
        var canEnd = config.inactivityMinutes && config.inactivityMinutes.ownComputer
        return isSafe && !canEnd && config.cognito.clientId === session.clientId ? url : undefined
      })
      .catch(function () {})
    var endings = {}
    function ask(target, body) {
      var ending = (endings[target] = new AbortController())
      return service.then(function (url) {
        var headers = { Accept: 'application/json', Authorization: session.idToken }
        if (body) headers['Content-Type'] = 'application/json'
        return (
          url &&
          fetch(new URL(target, url), {
            method: body ? 'POST' : 'GET',
            body: body && JSON.stringify(body),
            headers: headers,
            redirect: 'error',
            cache: 'no-store',
            signal: ending.signal,
          })
        )
      })
    }
    var answers = {
      '/config.json': settings,
      '/rest/post/login/onsuccess': ask('/rest/post/login/onsuccess', { userId: session.productId }),
    }
    var menus = '/rest/console/auth/menu/corporate?start=0&length=100'
    answers[menus] = ask(menus)
    /** Gives each answer once, and to who has the same token; the request ends with the one that takes it over. */
    window.takeEarlyAnswer = function (address, idToken, signal) {
      var answer = answers[address]
      if (!answer || (address !== '/config.json' && idToken !== session.idToken)) return undefined
      delete answers[address]
      if (signal)
        signal.addEventListener('abort', function () {
          endings[address].abort()
        })
      return answer
    }
    for (var address in answers) answers[address].catch(function () {})
  }
})()
