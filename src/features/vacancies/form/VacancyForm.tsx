import { useState } from 'react'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { lazyComponent } from '~/ui/lazyComponent'
import type { ListParams } from '../vacancyListUrl'
import { FormHead } from './FormHead'
import { FormMenu } from './FormMenu'
import { FormNotices } from './FormNotices'
import { HtmlControl } from './fields/HtmlControl'
import { QuestionSection } from './questions/QuestionSection'
import { BenefitSection } from './sections/BenefitSection'
import { DetailSection } from './sections/DetailSection'
import { FormPart } from './sections/FormPart'
import { ProfileSection } from './sections/ProfileSection'
import { useVacancyForm, type VacancyFormProps } from './useVacancyForm'
import classes from './VacancyForm.module.css'

const LivePreview = lazyComponent(async () => (await import('./LivePreview')).LivePreview)
const CreatedDialog = lazyComponent(async () => (await import('./CreatedDialog')).CreatedDialog)

const hintOf = (lists: FormLists, id: string) => lists.hint.find((hint) => hint.id === id)?.description

/** The form of a vacancy in three parts, with one save for all of them (document 3 §2 'Create/edit vacancy page'). */
export function VacancyForm({ list, ...props }: VacancyFormProps & { list: ListParams }) {
  const { viewer, lists } = props
  const { corporate, userId } = viewer
  const { corporateId } = corporate
  const { record, fields, status, removal, submit, ...state } = useVacancyForm(props)
  const { engine, form, stored, bind } = record
  const [isShown, setShown] = useState(false)
  const inForm = { record: fields, status }
  const isNew = stored.id === null
  const afterCode = (what: string) =>
    isNew && <p className={classes.notice}>{what} dapat diisi setelah lowongan disimpan dan mendapat kode.</p>
  return (
    <div className="page">
      <FormHead
        corporateId={corporateId}
        list={list}
        record={record}
        title={isNew ? 'Buat Lowongan Baru' : `Edit Lowongan, ${stored.position}`}
        isWaiting={state.isWaiting}
        isShown={isShown}
        onShow={setShown}
      />
      <FormNotices {...state} record={record} status={status} retry={() => void submit()} />
      <div className={classes.body} data-shown={isShown || undefined}>
        <FormMenu control={form.control} />
        <form
          id="vacancy"
          ref={bind}
          className={classes.form}
          aria-label="Lowongan"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <FormPart id="detail" title="Detail Lowongan" hint={hintOf(lists, 'cjv001')}>
            <DetailSection
              {...inForm}
              engine={engine}
              code={stored.id}
              lists={lists}
              chooseStatus={state.chooseStatus}
              isCheckingStatus={state.isCheckingStatus}
              removeEvent={(key) => void removal.event(key)}
            />
          </FormPart>
          <FormPart id="persyaratan-lowongan" title="Persyaratan Lowongan">
            <HtmlControl {...inForm} name="terms" label="Kualifikasi" />
            <HtmlControl {...inForm} name="jobDescription" label="Peran dan Tanggung Jawab" />
            <h3>Keunikan</h3>
            <p className={classes.hint}>{hintOf(lists, 'cjv002')}</p>
            {afterCode('Keunikan')}
            <BenefitSection {...inForm} engine={engine} lists={lists} remove={(key) => void removal.benefit(key)} />
          </FormPart>
          <FormPart id="persyaratan-pelamar" title="Persyaratan Pelamar">
            {afterCode('Profil pelamar dan pertanyaan')}
            <ProfileSection {...inForm} engine={engine} hint={hintOf(lists, 'cjv003')} />
            <QuestionSection
              {...inForm}
              engine={engine}
              writer={{ userId, corporateId }}
              lists={lists}
              hint={hintOf(lists, 'cjv004')}
              remove={removal.questions}
            />
          </FormPart>
        </form>
        {isShown && <LivePreview control={form.control} corporate={corporate} code={stored.id} />}
      </div>
      {state.createdQuestion && <CreatedDialog {...state.createdQuestion} />}
    </div>
  )
}
