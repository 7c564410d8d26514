import { Button } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { MAX_COMPARED } from '../../model/basket'
import { useSelection, useStage } from '../../pipeline/stageContext'

/** Compares the two to four ticked applicants; Back leads to the list again. */
export function CompareSelected({ userIds }: { userIds: readonly string[] }) {
  const { stageKey } = useStage()
  const { listState, setListState } = useSelection()
  if (userIds.length < 2 || userIds.length > MAX_COMPARED) return null
  const basket = userIds.map((userId) => ({ userId, stageId: stageKey.stageId }))
  return (
    <Button
      variant="default"
      size="xs"
      aria-label="Bandingkan yang dipilih"
      title="Bandingkan yang dipilih"
      leftSection={<IconColumns3 size={16} aria-hidden />}
      onClick={() => setListState({ ...listState, basket, isComparing: true })}
    >
      Bandingkan
    </Button>
  )
}
