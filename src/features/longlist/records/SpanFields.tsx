import { DayField } from '~/ui/fields/DayField'

type Props = {
  values: { from: string | null; until: string | null }
  errorOf: (name: 'from' | 'until') => string | undefined
  change: (part: { from?: string | null; until?: string | null }) => void
}

/** First and last day of a job or an education. */
export const SpanFields = ({ values: { from, until }, errorOf, change }: Props) => (
  <>
    <DayField
      allowsMonth
      label="Tanggal mulai"
      value={from ?? undefined}
      error={errorOf('from')}
      onChange={(day) => change({ from: day ?? null })}
    />
    <DayField
      allowsMonth
      label="Tanggal selesai"
      value={until ?? undefined}
      error={errorOf('until')}
      onChange={(day) => change({ until: day ?? null })}
    />
  </>
)
