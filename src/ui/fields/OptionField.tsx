import { useMergedRef } from '@mantine/hooks'
import { type ChangeEvent, type ReactNode, type Ref, useState } from 'react'
import { lazyComponent } from '../lazyComponent'
import type { OptionListProps } from './OptionPopup'
import { type ListOption, resolveTyped } from './useOptionList'

const OptionPopup = lazyComponent(async () => (await import('./OptionPopup')).OptionPopup)

/** The props that every field with an option list has. */
export type OptionFieldProps = {
  label: string
  options: readonly ListOption[]
  onBlur?: () => void
  error?: string | undefined
  placeholder?: string
  isPending?: boolean
  failed?: boolean
  retry?: () => void
  inputRef?: (element: HTMLInputElement | null) => void
}
type Props = Omit<OptionListProps, 'anchor'> & {
  inputRef?: ((element: HTMLInputElement | null) => void) | undefined
  onType: (text: string) => void
  onBlur: () => void
  /** The input; the list opens at the element of `frameRef`, or at the input. */
  children: (input: ReturnType<typeof inputProps>, frameRef: Ref<HTMLDivElement>) => ReactNode
}

const inputProps = (
  { list, onType, onBlur }: Pick<Props, 'list' | 'onType' | 'onBlur'>,
  ref: Ref<HTMLInputElement>,
) => ({
  ...list.inputProps,
  ref,
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onType(currentTarget.value),
  onBlur: () => {
    list.close()
    onBlur()
  },
})

/** An input and its option list, which loads when it is first opened. */
export function OptionField({ inputRef, onType, onBlur, children, ...popup }: Props) {
  const [input, setInput] = useState<HTMLInputElement | null>(null)
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const ref = useMergedRef(setInput, inputRef)
  const { list, empty } = popup
  const isOpen = list.opened && (list.shown.length > 0 || empty !== undefined)
  return (
    <>
      {children(inputProps({ list, onType, onBlur }, ref), setFrame)}
      {isOpen && <OptionPopup {...popup} anchor={frame ?? input} />}
    </>
  )
}

/** The text typed to find an option; `accept` is for picking one, `resolve` for leaving: it returns what the text means. */
export function useTypedText(options: readonly ListOption[]) {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  return {
    typed,
    error,
    type: (text: string) => {
      setTyped(text)
      setError(undefined)
    },
    clear: () => setTyped(undefined),
    accept: () => {
      setTyped(undefined)
      setError(undefined)
    },
    resolve: () => {
      const meant = resolveTyped(typed, options)
      setTyped(undefined)
      if (typeof meant !== 'string') return meant?.id
      setError(meant)
      return undefined
    },
  }
}
