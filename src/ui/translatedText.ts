/**
 * Chrome's translation replaces each text node by a `font` element. React keeps the text node: removing it, or placing
 * something before it, would throw and take the screen away, and its later values would never be seen. Here, in one place,
 * the replaced text is found again, whoever renders it; an element for each text of the console would not reach the texts
 * of libraries, and be forgotten in the next one.
 */
export function surviveTranslation(): void {
  const replacements = new WeakMap<Node, Element>()
  /** What stands on the page for a node. */
  const shown = (node: Node): Node => replacements.get(node) ?? node
  /** Puts a text back in its place, where it can be changed or moved; the browser translates it again. */
  const restore = (node: Node) => {
    const font = replacements.get(node)
    if (!font) return
    replacements.delete(node)
    replace.call(font, node)
  }
  const { removeChild: remove, insertBefore: insert, appendChild: append } = Node.prototype
  const { replaceWith: replace } = Element.prototype
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!

  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue
        const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
        if (font instanceof Element) replacements.set(text, font)
      }
  }).observe(document, { childList: true, subtree: true })

  Object.assign(Node.prototype, {
    removeChild(this: Node, child: Node) {
      remove.call(this, shown(child))
      return child
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      restore(node)
      return insert.call(this, node, before && shown(before))
    },
    appendChild(this: Node, node: Node) {
      restore(node)
      return append.call(this, node)
    },
  })
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      restore(this)
      value.set!.call(this, text)
    },
  })
}
