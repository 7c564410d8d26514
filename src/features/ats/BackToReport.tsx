import { Button } from '@mantine/core'
import { getRouteApi, Link } from '@tanstack/react-router'

const route = getRouteApi('/dashboard/$index/_guarded/atsreport/$jobId')

/** The way on from a stage that has nothing to show. */
export function BackToReport() {
  const { index } = route.useParams()
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/dashboard/$index/atsreport" params={{ index }} {...props} />}
    >
      Kembali ke ATS Report
    </Button>
  )
}
