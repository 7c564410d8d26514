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

  // What this page needs besides what every page starts with is asked for now, not when the entry has found out.
  var said = document.getElementById('route-files')
  if (!said) return
  var known = JSON.parse(said.textContent)
  var isSignedIn = false
  try {
    isSignedIn = Boolean(localStorage.getItem('klob:session') || sessionStorage.getItem('klob:session'))
  } catch (_) {}
  // A visitor is led to the sign-in page.
  var path = isSignedIn || location.pathname.indexOf('/dashboard') !== 0 ? location.pathname : '/login'
  for (var pattern in known.paths) {
    var expression = pattern.replace(/\./g, '\\.').replace(/\$\w+/g, '[^/]+')
    if (!new RegExp('^' + expression + '/?$').test(path)) continue
    known.paths[pattern].forEach(function (index) {
      var link = document.createElement('link')
      var isStyle = known.files[index].endsWith('.css')
      link.rel = isStyle ? 'preload' : 'modulepreload'
      if (isStyle) link.as = 'style'
      link.crossOrigin = ''
      link.href = '/' + known.files[index]
      document.head.appendChild(link)
    })
    break
  }
})()
