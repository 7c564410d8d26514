import { Button } from '@mantine/core'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useBlocker } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { type FieldError, type FieldErrors, useForm } from 'react-hook-form'
import { ApiError } from '~/api/errors'
import type { Option } from '~/api/contract/values'
import type { FormLists } from '~/api/contract/vacancySecondary'
import { keep } from '~/lib/kept'
import { texts } from '~/lib/texts'
import type { KeptStatus } from '~/lib/vacancyStatus'
import type { Viewer } from '~/parts/viewer'
import { alert, confirm } from '~/ui/dialogs'
import { notify } from '~/ui/notify'
import { askStatus } from './askStatus'
import { BenefitSection } from './BenefitSection'
import { checkForm, isDateOrderWrong } from './checkForm'
import { ConflictDialog } from './ConflictDialog'
import { DetailSection } from './DetailSection'
import { formDraftKey, keepFormDraft, readFormDraft } from './formDraft'
import { HtmlControl } from './HtmlControl'
import { changedFields, mergedValues } from './merge'
import { ProfileSection } from './ProfileSection'
import { QuestionSection } from './QuestionSection'
import { useRemoval } from './useRemoval'
import { type Saved, useVacancySave } from './useVacancySave'
import type { FormValues, Kept } from './values'
import classes from './VacancyForm.module.css'

type Props = {
  viewer: Viewer
  lists: FormLists
  categories: readonly Option[]
  /** The vacancy as it is kept, or the blank form. */
  start: FormValues
  code: string | null
  /** What of an earlier save did not arrive. */
  unsaved?: string | undefined
  /** Told when a new vacancy has got its code. */
  onCreated?: (saved: Saved) => void
}
const anchors = [
  { id: 'detail', title: 'Detail Lowongan' },
  { id: 'persyaratan-lowongan', title: 'Persyaratan Lowongan' },
  { id: 'persyaratan-pelamar', title: 'Persyaratan Pelamar' },
] as const
const KEEP_AFTER_MS = 400
const detailOf = (error: Error) => (error instanceof ApiError ? error.detail : undefined)

function errorsOf(values: FormValues, kept: Kept): FieldErrors<FormValues> {
  const { questions, ...fields } = checkForm(values, kept)
  const told = Object.entries(fields).map(([name, message]) => [name, { type: 'check', message }])
  const types = Object.entries(questions ?? {}).flatMap(([key, errors]) =>
    Object.entries(errors).map(([name, message]) => [`${key}.${name}`, message.trim()]),
  )
  const ofQuestions: [string, FieldError][] =
    types.length > 0 ? [['additionalQuestion', { type: 'check', types: Object.fromEntries(types) }]] : []
  return Object.fromEntries([...told, ...ofQuestions])
}

/** The form of a vacancy in three parts, with one save for all of them (document 3 §2 'Create/edit vacancy page'). */
export function VacancyForm({ viewer, lists, categories, start, code, unsaved, onCreated }: Props) {
  const { corporate, userId } = viewer
  const { corporateId } = corporate
  const client = useQueryClient()
  const key = formDraftKey(userId, corporateId, code)
  const [draft] = useState(() => readFormDraft(key, start))
  const [base, setBase] = useState(draft?.base ?? start)
  const [isRestored, setIsRestored] = useState(draft !== undefined)
  const [failed, setFailed] = useState(unsaved)
  const [conflict, setConflict] = useState<{ mine: FormValues; stored: FormValues }>()
  const status: KeptStatus = code === null ? 'New' : (base.status ?? 'Draft')
  const kept: Kept = { code, status }
  const formRef = useRef<HTMLFormElement>(null)
  const { isSaving, once, read, save } = useVacancySave(corporateId, lists)
  const form = useForm<FormValues>({
    defaultValues: draft?.values ?? start,
    shouldFocusError: false,
    mode: 'onTouched',
    resolver: (values) => {
      const errors = errorsOf(values, kept)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  const { control, getValues, handleSubmit, reset, watch } = form
  const isDirty = () => changedFields(base, getValues()).length > 0
  const inForm = { control, status }

  // Kept a moment after the last key, and at once when the page is left.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepNow = () => {
      clearTimeout(timer)
      timer = undefined
      keepFormDraft(key, base, getValues())
    }
    const { unsubscribe } = watch(() => {
      clearTimeout(timer)
      timer = setTimeout(keepNow, KEEP_AFTER_MS)
    })
    addEventListener('pagehide', keepNow)
    return () => {
      unsubscribe()
      removeEventListener('pagehide', keepNow)
      if (timer !== undefined) keepNow()
    }
  }, [key, base, getValues, watch])
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname &&
      isDirty() &&
      !(await confirm({
        title: 'Perubahan belum disimpan',
        message:
          'Isian lowongan ini belum disimpan. Drafnya tetap ada di peramban ini dan dipulihkan saat Anda kembali.',
        yes: 'Tinggalkan halaman',
        no: 'Tetap di sini',
      })),
    enableBeforeUnload: isDirty,
  })

  const takeOver = (values: FormValues, asBase = values) => {
    setBase(asBase)
    reset(values)
    setIsRestored(false)
    if (values === asBase) keep(key, undefined)
  }
  const removal = useRemoval(code, (change) => {
    setBase(change)
  })

  async function write(values: FormValues, from: FormValues) {
    try {
      const saved = await save(values, from, { code, status: code === null ? 'New' : (from.status ?? 'Draft') })
      if (code === null) {
        keep(key, undefined)
        if (!saved.failure) void notify(texts.vacancyForm.saved)
        onCreated?.(saved)
      } else if (saved.failure) {
        const { part, error } = saved.failure
        setFailed(`Sebagian tersimpan, tetapi ${part} belum: ${error.message}`)
        // What did not arrive stays typed.
        setBase(saved.values)
      } else {
        setFailed(undefined)
        takeOver(saved.values)
        void notify(texts.vacancyForm.saved)
      }
    } catch (error) {
      const failure = error as Error
      void alert(failure.message, detailOf(failure))
    }
  }
  async function submit(values: FormValues) {
    if (isDateOrderWrong(values)) return void alert(texts.vacancyForm.dateOrder)
    if (status === 'Draft' && values.validationTypeApply === null) return void alert(texts.applicantProfile.notChosen)
    if (values.validationTypeApply === 'custom' && values.validationApply.every(({ off }) => off === null))
      return void alert(texts.applicantProfile.atLeastOne)
    await once(async () => {
      if (code === null) return write(values, base)
      let stored: FormValues
      try {
        stored = await read(code)
      } catch (error) {
        const failure = error as Error
        return void alert(`Versi tersimpan belum dapat diperiksa. ${failure.message}`, detailOf(failure))
      }
      if (changedFields(base, stored).length > 0) setConflict({ mine: values, stored })
      else await write(values, base)
    })
  }
  const toFirstError = () => {
    // After the errors are drawn; the browser brings what is focused into view.
    requestAnimationFrame(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  async function openPreview() {
    if (code === null) return
    if (
      isDirty() &&
      !(await confirm({
        message: 'Pratinjau menampilkan versi yang tersimpan. Simpan dahulu agar perubahan Anda ikut terlihat.',
        yes: 'Buka versi tersimpan',
        no: 'Kembali',
      }))
    )
      return
    window.open(`/preview?${new URLSearchParams({ id: code, corporateId, pr: '1' })}`, '_blank', 'noopener,noreferrer')
  }
  const jump = (event: MouseEvent<HTMLAnchorElement>, id: string) => {
    // Within the page, so that the address stays and nothing loads again.
    event.preventDefault()
    const section = document.getElementById(id)
    section?.scrollIntoView({ block: 'start' })
    section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }
  const isClosed = status === 'Closed'

  return (
    <div className="page">
      <header className={classes.head}>
        <Link
          to="/dashboard/$index/create-job-vacancy"
          from="/dashboard/$index"
          aria-label="Kembali ke daftar lowongan"
        >
          <IconArrowLeft size={20} aria-hidden />
        </Link>
        <h1>{code === null ? texts.vacancyList.fresh : `Edit Lowongan, ${base.position}`}</h1>
        <Button
          variant="default"
          leftSection={<IconExternalLink size={16} aria-hidden />}
          // Stays focusable, so that everybody can read why.
          aria-disabled={code === null}
          data-disabled={code === null || undefined}
          title={code === null ? 'Semua isian wajib harus diisi dan disimpan dahulu' : undefined}
          onClick={() => void openPreview()}
        >
          preview lowongan
        </Button>
        <Button type="submit" form="vacancy" loading={isSaving} disabled={isClosed}>
          Simpan
        </Button>
      </header>
      {isRestored && (
        <p role="status" className={classes.notice}>
          Isian yang belum disimpan dipulihkan dari draf di peramban ini.{' '}
          <button type="button" className="link-button" onClick={() => takeOver(start)}>
            Buang draf
          </button>
        </p>
      )}
      {failed !== undefined && (
        <p role="alert" className={classes.failure}>
          {failed}{' '}
          <button type="submit" form="vacancy" className="link-button">
            Coba lagi
          </button>
        </p>
      )}
      {(status === 'Active' || isClosed) && (
        <p className={classes.notice}>
          {isClosed
            ? 'Lowongan ini sudah ditutup; isiannya hanya dapat dibaca.'
            : 'Lowongan ini sudah Active: hanya tanggal, event, dan statusnya yang dapat diubah.'}
        </p>
      )}
      <div className={classes.body}>
        <nav className={classes.anchors} aria-label="Bagian formulir">
          {anchors.map(({ id, title }) => (
            <a key={id} href={`#${id}`} onClick={(event) => jump(event, id)}>
              {title}
            </a>
          ))}
        </nav>
        <form
          id="vacancy"
          ref={formRef}
          className={classes.form}
          aria-label="Lowongan"
          noValidate
          onSubmit={(event) => void handleSubmit(submit, toFirstError)(event)}
        >
          <Part id="detail" title={anchors[0].title} hint={hintOf(lists, 'cjv001')}>
            <DetailSection
              {...inForm}
              code={code}
              lists={lists}
              categories={categories}
              askStatus={(to) => {
                const { position, closeDate } = getValues()
                return askStatus(client, { from: status, to, name: position, closeDate, corporate })
              }}
              removeEvent={removal.event}
            />
          </Part>
          <Part id="persyaratan-lowongan" title={anchors[1].title} later={code === null}>
            <HtmlControl {...inForm} name="terms" label="Kualifikasi" />
            <HtmlControl {...inForm} name="jobDescription" label="Peran dan Tanggung Jawab" />
            <h3>Keunikan</h3>
            <p className={classes.hint}>{hintOf(lists, 'cjv002')}</p>
            <BenefitSection {...inForm} lists={lists} remove={removal.benefit} />
          </Part>
          <Part id="persyaratan-pelamar" title={anchors[2].title} hint={hintOf(lists, 'cjv003')} later={code === null}>
            <ProfileSection {...inForm} />
            <p className={classes.hint}>{hintOf(lists, 'cjv004')}</p>
            <QuestionSection {...inForm} scope={{ corporateId }} lists={lists} remove={removal.questions} />
          </Part>
        </form>
      </div>
      {conflict && (
        <ConflictDialog
          names={changedFields(base, conflict.stored)}
          {...conflict}
          onClose={() => setConflict(undefined)}
          onStored={() => {
            setConflict(undefined)
            takeOver(conflict.stored)
          }}
          onMine={() => {
            const merged = mergedValues(base, conflict.mine, conflict.stored)
            setConflict(undefined)
            takeOver(merged, conflict.stored)
            void once(() => write(merged, conflict.stored))
          }}
        />
      )}
    </div>
  )
}

const hintOf = (lists: FormLists, id: string) => lists.hint.find((hint) => hint.id === id)?.description

type PartProps = {
  id: string
  title: string
  hint?: string | undefined
  /** Not to be filled in before the vacancy has a code. */
  later?: boolean
  children: ReactNode
}
/** One part of the form, to which the side menu leads. */
function Part({ id, title, hint, later, children }: PartProps) {
  return (
    <section id={id} className={`card ${classes.part}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {hint && <p className={classes.hint}>{hint}</p>}
      {later && (
        <p className={classes.notice}>
          Keunikan, profil pelamar, dan pertanyaan dapat diisi setelah lowongan disimpan dan mendapat kode.
        </p>
      )}
      {children}
    </section>
  )
}
