import { Button } from '@mantine/core'
import { IconExternalLink, IconEye } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useCorporate } from '~/components/corporate'
import { RecordHead } from '~/record/form/RecordHead'
import { SaveButton } from '~/record/form/SaveButton'
import type { RecordHandle } from '~/record/useRecordForm'
import { alert, confirm } from '~/ui/dialogs/dialogs'
import { closedNoticeId } from './FormNotices'
import type { VacancyValues } from './model/values'
import classes from './VacancyForm.module.css'

const NOT_SAVED = 'Tersedia setelah semua kolom wajib diisi dan disimpan.'

type Props = {
  /** The link back to the list. */
  back: ReactNode
  record: RecordHandle<VacancyValues>
  title: string
  /** Simpan was pressed while the confirmation of a status is open. */
  isWaiting: boolean
  /** Whether the live preview is shown beside the form. */
  isPreviewShown: boolean
  onShowPreview: (shown: boolean) => void
}

/** The link back, the vacancy's name, its two previews, and the only save button of the form (document 3 §2). */
export function FormHead({ back, record, title, isWaiting, isPreviewShown, onShowPreview }: Props) {
  const { id: code, status } = record.stored
  const { corporateId } = useCorporate().scope
  const reasonId = useId()
  async function open() {
    if (code === null) return void alert(NOT_SAVED)
    const isConfirmed =
      !record.engine.isUnsaved() ||
      (await confirm({
        message: 'Pratinjau menampilkan versi yang tersimpan. Simpan dahulu agar perubahan Anda ikut terlihat.',
        yes: 'Buka versi tersimpan',
        no: 'Kembali',
      }))
    if (!isConfirmed) return
    window.open(`/preview?${new URLSearchParams({ id: code, corporateId, pr: '1' })}`, '_blank', 'noopener,noreferrer')
  }
  return (
    <>
      <RecordHead
        record={record}
        back={back}
        title={title}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconEye size={16} aria-hidden />}
              aria-pressed={isPreviewShown}
              onClick={() => onShowPreview(!isPreviewShown)}
            >
              Tampilkan pratinjau di samping
            </Button>
            <Button
              variant="default"
              leftSection={<IconExternalLink size={16} aria-hidden />}
              // Stays focusable, so that the reason is readable by keyboard and screen reader.
              aria-disabled={code === null}
              data-disabled={code === null}
              aria-describedby={code === null ? reasonId : undefined}
              onClick={() => void open()}
            >
              preview lowongan
            </Button>
          </>
        }
      >
        <SaveButton
          record={record}
          form="vacancy"
          isWaiting={isWaiting}
          reason={code !== null && status === 'Closed' ? 'Lowongan ini sudah ditutup.' : undefined}
          reasonId={closedNoticeId}
        />
      </RecordHead>
      {code === null && (
        <p id={reasonId} className={`caption dimmed ${classes.reason}`}>
          preview lowongan: {NOT_SAVED}
        </p>
      )}
    </>
  )
}
