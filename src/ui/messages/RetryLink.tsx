type Props = {
  retry: () => void
  /** A press leaves the focus where it is. */
  keepsFocus?: boolean
}

/** Reads again what failed, within a text. */
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
