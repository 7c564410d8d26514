import { Button } from '@mantine/core'
import { IconArrowLeft, IconExternalLink, IconEye } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '~/parts/usePageTitle'
import { confirm } from '~/ui/dialogs'
import type { ListParams } from '../listParams'
import classes from './VacancyForm.module.css'

type Props = {
  corporateId: string
  /** What the list showed. */
  list: ListParams | undefined
  code: string | null
  title: string
  isDirty: () => boolean
  isSaving: boolean
  isClosed: boolean
  /** Whether the page is shown beside the form. */
  isShown: boolean
  onShow: (shown: boolean) => void
}

/** The way back, the vacancy's name, its two previews, and the one save of the form (document 3 §2). */
export function FormHead({ corporateId, list, code, title, isDirty, isSaving, isClosed, isShown, onShow }: Props) {
  usePageTitle(title)
  async function open() {
    if (code === null) return
    const goOn =
      !isDirty() ||
      (await confirm({
        message: 'Pratinjau menampilkan versi yang tersimpan. Simpan dahulu agar perubahan Anda ikut terlihat.',
        yes: 'Buka versi tersimpan',
        no: 'Kembali',
      }))
    if (!goOn) return
    window.open(`/preview?${new URLSearchParams({ id: code, corporateId, pr: '1' })}`, '_blank', 'noopener,noreferrer')
  }
  return (
    <header className={classes.head}>
      <Link
        to="/dashboard/$index/create-job-vacancy"
        from="/dashboard/$index"
        search={list ?? {}}
        aria-label="Kembali ke daftar lowongan"
      >
        <IconArrowLeft size={20} aria-hidden />
      </Link>
      <h1 title={title}>{title}</h1>
      <Button
        variant="default"
        leftSection={<IconEye size={16} aria-hidden />}
        aria-pressed={isShown}
        onClick={() => onShow(!isShown)}
      >
        Pratinjau langsung
      </Button>
      <Button
        variant="default"
        leftSection={<IconExternalLink size={16} aria-hidden />}
        // Stays focusable, so that everybody can read why.
        aria-disabled={code === null}
        data-disabled={code === null || undefined}
        title={code === null ? 'Semua isian wajib harus diisi dan disimpan dahulu' : undefined}
        onClick={() => void open()}
      >
        preview lowongan
      </Button>
      <Button type="submit" form="vacancy" loading={isSaving} disabled={isClosed}>
        Simpan
      </Button>
    </header>
  )
}
