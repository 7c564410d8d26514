import { type ReactNode, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { AnchorMenu } from '~/ui/dialogs/AnchorMenu'
import { lazyComponent } from '~/ui/lazyComponent'
import { lazyDialog } from '~/ui/lazyDialog'
import { FormHead } from './FormHead'
import { FormNotices } from './FormNotices'
import { HtmlControl } from './sections/HtmlControl'
import { QuestionSection } from './questions/QuestionSection'
import { BenefitSection } from './sections/BenefitSection'
import { DetailSection } from './sections/DetailSection'
import { ProfileSection } from './sections/ProfileSection'
import { useVacancyForm, type VacancyFields, type VacancyFormProps } from './useVacancyForm'
import vacancyClasses from '../vacancies.module.css'
import classes from './VacancyForm.module.css'

const LivePreview = lazyComponent(async () => (await import('./LivePreview')).LivePreview)
const CreatedDialog = lazyDialog(async () => (await import('./CreatedDialog')).CreatedDialog, {
  close: ({ settle }) => settle(undefined),
})

const hintOf = (lists: FormLists, id: string) => lists.hint.find((hint) => hint.id === id)?.description

/** The form of a vacancy in three parts, with one save for all of them (document 3 §2 'Create/edit vacancy page'). */
export function VacancyForm({ lists, back, ...props }: VacancyFormProps & { lists: FormLists; back: ReactNode }) {
  const { record, fields, status, removal, submit, ...state } = useVacancyForm(props)
  const { form, stored, formRef: bind } = record
  const [isPreviewShown, setPreviewShown] = useState(false)
  const fieldProps = { record: fields, status }
  const isNew = stored.id === null
  const unsavedHint = (subject: string) =>
    isNew && (
      <p className={`small ${vacancyClasses.notice}`}>
        {subject} dapat diisi setelah lowongan disimpan dan mendapat kode.
      </p>
    )
  return (
    <div className="page">
      <FormHead
        back={back}
        record={record}
        title={isNew ? 'Buat Lowongan Baru' : `Edit Lowongan, ${stored.position}`}
        isWaiting={state.isWaiting}
        isPreviewShown={isPreviewShown}
        onShowPreview={setPreviewShown}
      />
      <FormNotices {...state} record={record} status={status} retry={() => void submit()} />
      <div className={classes.body} data-shown={isPreviewShown || undefined}>
        <FormMenu control={form.control} />
        <form
          id="vacancy"
          ref={bind}
          className={`stack ${classes.form}`}
          aria-label="Lowongan"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <FormPart id="detail" title="Detail Lowongan" hint={hintOf(lists, 'cjv001')}>
            <DetailSection
              {...fieldProps}
              code={stored.id}
              lists={lists}
              chooseStatus={state.chooseStatus}
              isCheckingStatus={state.isCheckingStatus}
              removeEvent={removal.event}
            />
          </FormPart>
          <FormPart id="persyaratan-lowongan" title="Persyaratan Lowongan">
            <HtmlControl {...fieldProps} name="terms" label="Kualifikasi" />
            <HtmlControl {...fieldProps} name="jobDescription" label="Peran dan Tanggung Jawab" />
            <h3>Keunikan</h3>
            <p className={`small dimmed ${classes.hint}`}>{hintOf(lists, 'cjv002')}</p>
            {unsavedHint('Keunikan')}
            <BenefitSection {...fieldProps} lists={lists} remove={removal.benefit} />
          </FormPart>
          <FormPart id="persyaratan-pelamar" title="Persyaratan Pelamar">
            {unsavedHint('Profil pelamar dan pertanyaan')}
            <ProfileSection {...fieldProps} hint={hintOf(lists, 'cjv003')} />
            <QuestionSection {...fieldProps} lists={lists} hint={hintOf(lists, 'cjv004')} remove={removal.questions} />
          </FormPart>
        </form>
        {isPreviewShown && <LivePreview control={form.control} code={stored.id} />}
      </div>
      {state.createdQuestion && <CreatedDialog {...state.createdQuestion} />}
    </div>
  )
}

type PartProps = { id: string; title: string; hint?: string | undefined; children: ReactNode }
/** One part of the form; the side menu links to it. */
function FormPart({ id, title, hint, children }: PartProps) {
  return (
    <section id={id} className={`card stack ${classes.part}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {hint && <p className={`small dimmed ${classes.hint}`}>{hint}</p>}
      {children}
    </section>
  )
}

/** The required fields (document 3 §5). */
const REQUIRED = ['status', 'position', 'openDate', 'closeDate', 'description'] as const
const TERMS = ['terms', 'jobDescription'] as const
const APPLICANT = ['validationTypeApply', 'validationApply', 'additionalQuestion'] as const
const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** The menu of the form's parts: the current one, progress of the required fields, and errors. */
function FormMenu({ control }: Pick<VacancyFields['form'], 'control'>) {
  const required = useWatch({ control, name: REQUIRED })
  const terms = useWatch({ control, name: TERMS })
  const profile = useWatch({ control, name: 'validationTypeApply' })
  const { errors } = useFormState({ control })
  const wrong = Object.keys(errors)
  const filled = required.filter(isFilled).length
  const isIn = (names: readonly string[]) => (name: string) => names.includes(name)
  const stateOf = (isWrong: boolean, isDone: boolean) => (isWrong ? 'wrong' : isDone ? 'done' : undefined)
  return (
    <AnchorMenu
      label="Bagian formulir"
      hint="Dapat diisi setelah lowongan disimpan dan mendapat kode."
      progress={`${filled} dari ${REQUIRED.length} wajib terisi`}
      items={[
        {
          id: 'detail',
          text: 'Detail Lowongan',
          isThere: true,
          state: stateOf(!wrong.every(isIn([...TERMS, ...APPLICANT])), filled === REQUIRED.length),
        },
        {
          id: 'persyaratan-lowongan',
          text: 'Persyaratan Lowongan',
          isThere: true,
          state: stateOf(wrong.some(isIn(TERMS)), terms.every(isFilled)),
        },
        {
          id: 'persyaratan-pelamar',
          text: 'Persyaratan Pelamar',
          isThere: true,
          state: stateOf(wrong.some(isIn(APPLICANT)), profile !== null),
        },
      ]}
    />
  )
}
