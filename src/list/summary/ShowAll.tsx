import { Button } from '@mantine/core'

/** Button that clears the filters of a list without results. */
export const ShowAll = ({ onPress }: { onPress: () => void }) => (
  <Button variant="default" onClick={onPress}>
    Hapus semua filter
  </Button>
)
