import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useCorporate } from '../corporate'

/** Links back to the report from a stage that has nothing to show. */
export function BackToReport() {
  const { index } = useCorporate()
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link to="/dashboard/$index/atsreport" params={{ index }} {...props} />}
    >
      Kembali ke ATS Report
    </Button>
  )
}
