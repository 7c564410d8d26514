import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Option } from '~/api/contract/values'
import type { FormLists } from '~/api/contract/vacancySecondary'
import { AnchorMenu } from '~/ui/AnchorMenu'
import { useFirstInvalid } from '~/ui/fields/useFirstInvalid'
import { lazily } from '~/ui/lazily'
import type { ListParams } from '../listParams'
import { askStatus } from './askStatus'
import { BenefitSection } from './BenefitSection'
import { ConflictDialog } from './ConflictDialog'
import { DetailSection } from './DetailSection'
import { FormHead } from './FormHead'
import { FormNotices } from './FormNotices'
import { FormPart } from './FormPart'
import { HtmlControl } from './HtmlControl'
import { ProfileSection } from './ProfileSection'
import { QuestionSection } from './QuestionSection'
import { useVacancyForm, type VacancyFormProps } from './useVacancyForm'
import classes from './VacancyForm.module.css'

const LivePreview = lazily(async () => (await import('./LivePreview')).LivePreview)

const hintOf = (lists: FormLists, id: string) => lists.hint.find((hint) => hint.id === id)?.description

type Props = VacancyFormProps & { categories: readonly Option[]; list?: ListParams }

/** The form of a vacancy in three parts, with one save for all of them (document 3 §2 'Create/edit vacancy page'). */
export function VacancyForm({ categories, list, ...props }: Props) {
  const { viewer, lists, code } = props
  const { corporate } = viewer
  const { corporateId } = corporate
  const client = useQueryClient()
  const { form, base, status, removal, submit, ...state } = useVacancyForm(props)
  const { control, formState, getValues, handleSubmit } = form
  const formRef = useFirstInvalid(formState.submitCount)
  const [isShown, setShown] = useState(false)
  const inForm = { control, status }
  const isNew = code === null
  const afterCode = (what: string) =>
    isNew && <p className={classes.notice}>{what} dapat diisi setelah lowongan disimpan dan mendapat kode.</p>
  return (
    <div className="page">
      <FormHead
        corporateId={corporateId}
        list={list}
        code={code}
        title={isNew ? 'Buat Lowongan Baru' : `Edit Lowongan, ${base.position}`}
        isDirty={state.isDirty}
        isSaving={state.isSaving}
        isClosed={status === 'Closed'}
        isShown={isShown}
        onShow={setShown}
      />
      <FormNotices {...state} status={status} retry={() => void state.retry()} />
      <div className={classes.body} data-shown={isShown || undefined}>
        <AnchorMenu
          label="Bagian formulir"
          hint="Dapat diisi setelah lowongan disimpan dan mendapat kode."
          items={[
            { id: 'detail', text: 'Detail Lowongan', isThere: true },
            { id: 'persyaratan-lowongan', text: 'Persyaratan Lowongan', isThere: true },
            { id: 'persyaratan-pelamar', text: 'Persyaratan Pelamar', isThere: true },
          ]}
        />
        <form
          id="vacancy"
          ref={formRef}
          className={classes.form}
          aria-label="Lowongan"
          noValidate
          onSubmit={(event) => void handleSubmit(submit)(event)}
        >
          <FormPart id="detail" title="Detail Lowongan" hint={hintOf(lists, 'cjv001')}>
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
          </FormPart>
          <FormPart id="persyaratan-lowongan" title="Persyaratan Lowongan">
            <HtmlControl {...inForm} name="terms" label="Kualifikasi" />
            <HtmlControl {...inForm} name="jobDescription" label="Peran dan Tanggung Jawab" />
            <h3>Keunikan</h3>
            <p className={classes.hint}>{hintOf(lists, 'cjv002')}</p>
            {afterCode('Keunikan')}
            <BenefitSection {...inForm} lists={lists} remove={removal.benefit} />
          </FormPart>
          <FormPart id="persyaratan-pelamar" title="Persyaratan Pelamar">
            {afterCode('Profil pelamar dan pertanyaan')}
            <ProfileSection {...inForm} hint={hintOf(lists, 'cjv003')} />
            <QuestionSection
              {...inForm}
              getValues={getValues}
              scope={{ corporateId }}
              lists={lists}
              hint={hintOf(lists, 'cjv004')}
              remove={removal.questions}
            />
          </FormPart>
        </form>
        {isShown && <LivePreview control={control} corporate={corporate} code={code} />}
      </div>
      {state.conflict && <ConflictDialog base={base} {...state.conflict} solve={state.solve} />}
    </div>
  )
}
