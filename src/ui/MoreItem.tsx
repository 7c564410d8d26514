import { numberText } from '~/lib/texts/numbers'
import type { Hidden } from './useUnfolding'

/** Unfolds a step. The focus goes to the list, since the button may go. */
const MoreButton = ({ hidden, onMore }: Hidden) => (
  <button
    type="button"
    className="link-button"
    onClick={({ currentTarget }) => {
      currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
      onMore()
    }}
  >
    {numberText(hidden)} lainnya
  </button>
)

/** The last item of a list that is drawn in steps; the list, or what it scrolls in, can have the focus. */
export const MoreItem = (rest: Hidden) =>
  rest.hidden > 0 && (
    <li>
      <MoreButton {...rest} />
    </li>
  )

/** The last row of a table that is drawn in steps. */
export const MoreRow = ({ columns, ...rest }: Hidden & { columns: number }) =>
  rest.hidden > 0 && (
    <tr>
      <td colSpan={columns}>
        <MoreButton {...rest} />
      </td>
    </tr>
  )
