import { Button } from '@mantine/core'

/** The way from a filtered list without rows to all of them. */
export const ShowAll = ({ onPress }: { onPress: () => void }) => (
  <Button variant="default" onClick={onPress}>
    Tampilkan semua
  </Button>
)
