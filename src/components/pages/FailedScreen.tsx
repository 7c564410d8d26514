import { ApiError, detailOf } from '~/api/errors'
import { texts } from '~/lib/texts/texts'
import { ErrorPanel } from '~/ui/states/StatePanel'

/** Replaces a screen whose main record could not be loaded: the error and a retry. */
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
