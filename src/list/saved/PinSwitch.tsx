import { Button } from '@mantine/core'
import { IconPin, IconPinFilled } from '@tabler/icons-react'
import { useCorporate } from '~/components/corporate'
import { allows, rights } from '~/lib/rules/rights'
import { notify } from '~/ui/messages/notify'
import { isSamePin, MAX_PINS, type Pin, usePins } from './pins'

const FULL = 'Paling banyak tiga pencarian disematkan di dasbor. Lepas salah satu dahulu.'
const NOT_STORED = 'Sematan tidak dapat disimpan di browser ini.'

/** Pins the open saved filter to the dashboard, for those who have one. */
export function PinSwitch({ pin, queryName }: { pin: Pin; queryName: string }) {
  const { viewer, writer } = useCorporate()
  const { pins, toggle } = usePins(writer)
  if (!allows(viewer.corporate.menu, rights.dashboard)) return null
  const isPinned = pins.some((one) => isSamePin(one, pin))
  const Icon = isPinned ? IconPinFilled : IconPin
  return (
    <Button
      size="compact-xs"
      variant={isPinned ? 'light' : 'subtle'}
      aria-label={`Sematkan di dasbor: ${queryName}`}
      aria-pressed={isPinned}
      leftSection={<Icon size={14} aria-hidden />}
      onClick={() => {
        if (!isPinned && pins.length >= MAX_PINS) void notify(FULL, 'info')
        else if (!toggle(pin)) void notify(NOT_STORED, 'failed')
      }}
    >
      Sematkan di dasbor
    </Button>
  )
}
