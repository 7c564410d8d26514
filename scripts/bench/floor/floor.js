// The floor: the minimum work of a browser to load, show, page and filter a table.
const find = (selector) => document.querySelector(selector)
let list = 'candidates'
let page = 0
let latest = 0

const escaped = (value) => String(value).replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
const cells = (tag, values) => values.map((value) => `<${tag}>${escaped(value)}</${tag}>`).join('')

async function show() {
  const call = (latest += 1)
  const response = await fetch(`/api/${list}?page=${page}&q=${encodeURIComponent(find('#filter').value)}`)
  const { columns, rows, total } = await response.json()
  if (call !== latest) return
  find('h1').textContent = list
  find('#page').textContent = `${page + 1} / ${Math.ceil(total / 10)}`
  find('thead').innerHTML = `<tr>${cells('th', columns)}</tr>`
  find('tbody').innerHTML = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')
}

function go(path) {
  list = path.slice(1) || 'candidates'
  page = 0
  find('#filter').value = ''
  void show()
}

function toPage(next) {
  page = Math.max(0, next)
  void show()
}

find('#next').addEventListener('click', () => toPage(page + 1))
find('#prev').addEventListener('click', () => toPage(page - 1))
find('#filter').addEventListener('input', () => toPage(0))
find('nav').addEventListener('click', (event) => {
  if (!event.target.href) return
  event.preventDefault()
  history.pushState(null, '', event.target.href)
  go(location.pathname)
})
addEventListener('popstate', () => go(location.pathname))
go(location.pathname)
