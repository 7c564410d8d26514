/** What could not be loaded, or not anew, in a line: all else stays, and so does what is being written. */
export function InlineRetry({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <p role="alert" className="failure">
      {error.message}{' '}
      <button type="button" className="link-button" onClick={retry}>
        Coba lagi
      </button>
    </p>
  )
}
