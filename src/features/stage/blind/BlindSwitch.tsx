import { ActionIcon } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useCorporate } from '~/components/corporate'
import { useStoredState } from '~/lib/storedState'
import { notify } from '~/ui/messages/notify'
import { useStage } from '../pipeline/stageContext'
import { reviewOf } from './blindState'

const LABEL = 'Tinjau tanpa identitas'
/** The screen starts anew with a switch: the new button gets the focus of the pressed one. */
let wasPressed = false
const takeFocus = (button: HTMLButtonElement | null) => {
  if (!button || !wasPressed) return
  wasPressed = false
  button.focus()
}

/** Switches the blind review of the vacancy. */
export function BlindSwitch() {
  const { klobVacancyCode } = useStage().stageKey
  const { writer } = useCorporate()
  const review = reviewOf(writer, klobVacancyCode)
  const { isOn } = useStoredState(review)
  const Icon = isOn ? IconEyeOff : IconEye
  return (
    <ActionIcon
      ref={takeFocus}
      variant="default"
      size={30}
      title={LABEL}
      aria-label={LABEL}
      aria-pressed={isOn}
      onClick={() => {
        wasPressed = true
        const isStored = review.change((latest) => ({ ...latest, isOn: !isOn }))
        const done = `Identitas pelamar ${isOn ? 'ditampilkan lagi' : 'disembunyikan di lowongan ini'}`
        void notify(isStored ? done : `${done} sampai halaman dimuat ulang: browser tidak dapat menyimpannya`, 'info')
      }}
    >
      <Icon size={16} aria-hidden />
    </ActionIcon>
  )
}
