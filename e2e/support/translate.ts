/** Does to the page what Chrome's translation does: each text node is replaced by two `font` elements around its text. */
export function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea, [translate=no]')) continue
    const inner = document.createElement('font')
    inner.textContent = text.data
    const font = document.createElement('font')
    font.append(inner)
    text.replaceWith(font)
  }
}
