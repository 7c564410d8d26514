type Props = {
  retry: () => void
  /** A press leaves the focus where it is. */
  keepsFocus?: boolean
}

/** Link in a text that retries a failed read. */
export const RetryLink = ({ retry, keepsFocus = false }: Props) => (
  <button
    type="button"
    className="link-button"
    onMouseDown={(event) => keepsFocus && event.preventDefault()}
    onClick={retry}
  >
    Coba lagi
  </button>
)
