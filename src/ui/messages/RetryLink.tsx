type Props = {
  retry: () => void
  retryLabel?: string
  /** A press leaves the focus where it is. */
  keepsFocus?: boolean
}

/** Link in a text that retries what failed. */
export const RetryLink = ({ retry, retryLabel = 'Coba lagi', keepsFocus = false }: Props) => (
  <button
    type="button"
    className="link-button"
    onMouseDown={(event) => keepsFocus && event.preventDefault()}
    onClick={retry}
  >
    {retryLabel}
  </button>
)
