/**
 * The content of an answer; undefined if it has more bytes than that, of which the rest is not read. The announced length
 * may be missing or wrong, so what arrives is counted, too.
 */
export async function readAtMost(maxBytes: number, { body, headers }: Response): Promise<Blob | undefined> {
  const type = headers.get('Content-Type') ?? ''
  if (!body) return new Blob([], { type })
  const reader = body.getReader()
  const chunks: BlobPart[] = []
  let left = Number(headers.get('Content-Length')) > maxBytes ? -1 : maxBytes
  while (left >= 0) {
    const { done, value } = await reader.read()
    if (done) return new Blob(chunks, { type })
    left -= value.length
    chunks.push(value)
  }
  // Not waited for: it ends only when every copy of the answer has been left.
  void reader.cancel().catch(() => {})
  return undefined
}
