/** What stands there could not be loaded anew; it stays, and so does what is being written. */
export function Unfresh({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <p role="alert" className="failure">
      {error.message}{' '}
      <button type="button" className="link-button" onClick={retry}>
        Coba lagi
      </button>
    </p>
  )
}
