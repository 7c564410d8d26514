import { Button } from '@mantine/core'
import { IconExternalLink, IconEye } from '@tabler/icons-react'
import { useId } from 'react'
import { usePageTitle } from '~/components/pages/usePageTitle'
import { SaveButton } from '~/record/form/SaveButton'
import type { RecordHandle } from '~/record/useRecordForm'
import { BackLink } from '~/ui/links/BackLink'
import { alert, confirm } from '~/ui/dialogs/dialogs'
import type { ListParams } from '../vacancyListUrl'
import { closedNoticeId } from './FormNotices'
import type { VacancyValues } from './model/values'
import classes from './VacancyForm.module.css'

const NOT_SAVED = 'Semua isian wajib harus diisi dan disimpan dahulu'

type Props = {
  corporateId: string
  /** What the list showed. */
  list: ListParams
  record: RecordHandle<VacancyValues>
  title: string
  /** Simpan was pressed while a question about the status is open. */
  isWaiting: boolean
  /** Whether the page is shown beside the form. */
  isShown: boolean
  onShow: (shown: boolean) => void
}

/** The way back, the vacancy's name, its two previews, and the one save of the form (document 3 §2). */
export function FormHead({ corporateId, list, record, title, isWaiting, isShown, onShow }: Props) {
  const { id: code, status } = record.stored
  const reasonId = useId()
  usePageTitle(title)
  async function open() {
    if (code === null) return void alert(NOT_SAVED)
    const goOn =
      !record.engine.isUnsaved() ||
      (await confirm({
        message: 'Pratinjau menampilkan versi yang tersimpan. Simpan dahulu agar perubahan Anda ikut terlihat.',
        yes: 'Buka versi tersimpan',
        no: 'Kembali',
      }))
    if (!goOn) return
    window.open(`/preview?${new URLSearchParams({ id: code, corporateId, pr: '1' })}`, '_blank', 'noopener,noreferrer')
  }
  return (
    <>
      <BackLink to="/dashboard/$index/create-job-vacancy" from="/dashboard/$index" search={list}>
        Kembali ke daftar lowongan
      </BackLink>
      <header className={classes.head}>
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
          aria-describedby={code === null ? reasonId : undefined}
          onClick={() => void open()}
        >
          preview lowongan
        </Button>
        <SaveButton
          record={record}
          form="vacancy"
          isWaiting={isWaiting}
          reason={code !== null && status === 'Closed' ? 'Lowongan ini sudah ditutup.' : undefined}
          reasonId={closedNoticeId}
        />
      </header>
      {code === null && (
        <p id={reasonId} className={classes.reason}>
          preview lowongan: {NOT_SAVED}
        </p>
      )}
    </>
  )
}
