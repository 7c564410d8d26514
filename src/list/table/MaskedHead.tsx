import { ActionIcon } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { numberText } from '~/lib/texts/numbers'
import { confirm } from '~/ui/dialogs/dialogs'
import classes from './DataTable.module.css'

type Props = {
  column: string
  header: string
  /** Number of rows on the page. */
  count: number
  revealed: ReadonlySet<string>
  onChange: (revealed: ReadonlySet<string>) => void
}

/** Header of a masked column; reveals it for the current page after a confirmation. */
export function MaskedHead({ column, header, count, revealed, onChange }: Props) {
  const isRevealed = revealed.has(column)
  const label = `${isRevealed ? 'Sembunyikan' : 'Tampilkan'} kolom ${header}`
  async function press() {
    const others = [...revealed].filter((one) => one !== column)
    const message = `${header} dari ${numberText(count)} baris di halaman ini akan ditampilkan sampai Anda berpindah halaman.`
    if (isRevealed) onChange(new Set(others))
    else if (await confirm({ title: label, message, yes: 'Tampilkan', no: 'Batal' }))
      onChange(new Set([...others, column]))
  }
  const Icon = isRevealed ? IconEyeOff : IconEye
  return (
    <span className={classes.masked}>
      {header}
      <ActionIcon variant="subtle" size="sm" aria-label={label} title={label} onClick={() => void press()}>
        <Icon size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </span>
  )
}
