// Functions that a supported browser lacks (package.json, 'browserslist'); a check of the build names every use of another
// one. By hand, since core-js takes 17 KB for them.

// Adding to a prototype is what a polyfill does.
// oxlint-disable-next-line no-extend-native
Array.prototype.toSorted ??= function (compare) {
  return [...this].sort(compare)
}
// The same.
// oxlint-disable-next-line no-extend-native
Array.prototype.toReversed ??= function () {
  return [...this].reverse()
}
URL.canParse ??= (url, base) => {
  try {
    return Boolean(new URL(url, base))
  } catch {
    return false
  }
}
// Workers have no elements.
if ('Element' in globalThis)
  Element.prototype.checkVisibility ??= function () {
    return this.getClientRects().length > 0
  }
