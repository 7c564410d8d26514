// Before the first paint: the theme that was chosen, or the system's. A file of its own, since inline scripts are barred.
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
