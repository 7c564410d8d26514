import { neutralized, PICTURES, picturesText } from './htmlText'

/** What a paste into a field of plain text leaves out, and why; '' for nothing. */
export function droppedByPlainText(clipboard: Pick<DataTransfer, 'getData' | 'files'>): string {
  const [html, plain] = [clipboard.getData('text/html'), clipboard.getData('text/plain')]
  const { body } = new DOMParser().parseFromString(neutralized(html), 'text/html')
  // Some programs add a picture of the text that they copy.
  const pictures = plain === '' && html === '' ? clipboard.files.length : body.querySelectorAll(PICTURES).length
  const links = [...body.querySelectorAll('a[href]')].filter(
    (link) => (link.textContent ?? '').trim() !== '' && !plain.includes(link.getAttribute('href') ?? ''),
  ).length
  const linksText = links > 0 ? `${links} tautan menjadi teks biasa: tulis alamatnya bila perlu.` : ''
  return [picturesText(pictures), linksText].filter(Boolean).join(' ')
}
