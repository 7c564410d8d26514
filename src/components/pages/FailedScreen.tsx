import { ApiError, detailOf } from '~/api/errors'
import { texts } from '~/lib/texts/texts'
import { ErrorPanel } from '~/ui/states/StatePanel'

/** In place of a screen whose one thing cannot be loaded: what is wrong, and trying again. */
export function FailedScreen({ error, retry }: { error: Error; retry: () => void }) {
  return (
    <section className="card">
      <ErrorPanel
        message={error instanceof ApiError ? error.message : texts.nothingFound}
        detail={detailOf(error)}
        retry={retry}
      />
    </section>
  )
}
