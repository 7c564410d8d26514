import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { publicVacancy } from '~/api/contract/vacancies/publicVacancy'
import { query } from '~/api/queries'
import type { Viewer } from '~/components/viewer'
import { VacancyContents } from '~/components/vacancyPage/VacancyContents'
import { VacancyFacts } from '~/components/vacancyPage/VacancyFacts'
import { VacancyTitle } from '~/components/vacancyPage/VacancyTitle'
import { Notice } from '~/ui/messages/Notice'
import { blankPage, shownFields, shownVacancy } from './model/shownVacancy'
import type { VacancyValues } from './model/values'
import classes from './LivePreview.module.css'

type Props = { control: Control<VacancyValues>; corporate: Viewer['corporate']; code: string | null }

/** The vacancy's public page beside its form, with what is typed and not saved yet (decision 'live preview'). */
export function LivePreview({ control, corporate: { corporateId, corporateName }, code }: Props) {
  const typed = useWatch({ control, name: shownFields })
  const [position, employeeStatus, officeLocation, closeDate, description, jobDescription, terms, benefit] =
    useDeferredValue(typed)
  // Pictures, videos and the office's map are no part of the form.
  const saved = useQuery({
    ...query(publicVacancy.detail, { klobVacancyCode: code ?? '', corporateId }),
    enabled: code !== null,
  })
  const vacancy = shownVacancy(saved.data ?? blankPage(corporateName), {
    position,
    employeeStatus,
    officeLocation,
    closeDate,
    description,
    jobDescription,
    terms,
    benefit,
  })
  return (
    // It scrolls by itself, so the keyboard must be able to reach it.
    <aside className={classes.preview} aria-label="Pratinjau langsung" tabIndex={0}>
      <p className={classes.told}>Tampilan bagi pelamar, termasuk perubahan yang belum disimpan.</p>
      {saved.isError && (
        <Notice retry={() => void saved.refetch()}>Gambar, video, dan peta lowongan belum dapat dimuat.</Notice>
      )}
      <VacancyTitle vacancy={vacancy} heading={<h2>{vacancy.positionName}</h2>}>
        <VacancyFacts vacancy={vacancy} />
      </VacancyTitle>
      <VacancyContents vacancy={vacancy} />
    </aside>
  )
}
