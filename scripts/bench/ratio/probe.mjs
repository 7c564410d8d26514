/** Runs in the page before its scripts; it is serialized, so it must not use outer variables. */
export function probe({ waitFor, timeout }) {
  if (window !== window.top) return
  const bench = { tasks: [], requests: [], fcp: 0, input: 0 }
  window.bench = bench
  const observe = (type, onEntry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true })
  observe('longtask', (entry) => bench.tasks.push([entry.startTime, entry.duration]))
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime
  })
  // The release of the button, not the press: the time in between is Playwright's.
  for (const type of ['pointerup', 'keydown'])
    addEventListener(type, (event) => (bench.input = event.timeStamp), { capture: true, passive: true })

  /** The first frame after a condition holds: `dom` is when it held, `paint` when it was drawn. */
  bench.watch = ({ selector, min = 1, text, every, changed }, mustBeNew) =>
    new Promise((resolve, reject) => {
      const found = () => [...document.querySelectorAll(selector)]
      const before = changed ? found()[0]?.textContent : undefined
      const holds = () => {
        const all = found()
        return (
          all.length >= min &&
          (!text || new RegExp(text, 'i').test(all[0].textContent)) &&
          (!every || all.every((one) => new RegExp(every, 'i').test(one.textContent))) &&
          (!changed || all[0].textContent !== before)
        )
      }
      if (mustBeNew && holds()) {
        reject(new Error(`It holds before the input: ${selector}`))
        return
      }
      setTimeout(() => reject(new Error(`Not within ${timeout} ms: ${selector}`)), timeout)
      const observer = new MutationObserver(() => check())
      function check() {
        if (!holds()) return
        observer.disconnect()
        const dom = performance.now()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.addEventListener('message', () => resolve({ dom, paint: performance.now() }))
          port1.start()
          port2.postMessage(null)
        })
      }
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      check()
    })
  bench.blocking = (from) =>
    bench.tasks.filter(([start]) => start >= from).reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0)
  bench.ready = bench.watch(waitFor)
}
