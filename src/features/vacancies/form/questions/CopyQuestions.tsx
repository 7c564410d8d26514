import { Button } from '@mantine/core'
import { useState } from 'react'
import { call } from '~/api/client'
import { vacancyAdmin } from '~/api/contract/vacancies/vacancyAdmin'
import { alertFailure } from '~/components/alertFailure'
import type { VacancyItem } from '~/components/vacancies/vacancies'
import type { Scope } from '~/lib/scope'
import { withLoader } from '~/ui/dialogs/dialogs'
import { lazyComponent } from '~/ui/lazyComponent'
import { notify } from '~/ui/messages/notify'
import type { VacancyEngine } from '../fields/controls'
import { questionItem } from '~/features/vacancies/form/model/values'
import { appended } from './questionList'

const VacancyPicker = lazyComponent(async () => (await import('~/components/vacancies/VacancyPicker')).VacancyPicker)

type Props = { scope: Scope; engine: VacancyEngine; disabled: boolean }

/** Adds the questions of another vacancy; their templates cannot be copied, since the API takes files only. */
export function CopyQuestions({ scope, engine, disabled }: Props) {
  const [isPicking, setPicking] = useState(false)
  async function copy({ klobVacancyCode, name }: VacancyItem) {
    setPicking(false)
    try {
      const read = call(vacancyAdmin.secondary, { jvCode: klobVacancyCode })
      const { additionalQuestion } = await withLoader('Menyalin pertanyaan', read)
      if (additionalQuestion.length === 0)
        return void notify(`Lowongan "${name}" tidak mempunyai pertanyaan tambahan.`, 'info')
      const own = engine.state().mine.additionalQuestion
      engine.type(['additionalQuestion'], appended(own, additionalQuestion.map(questionItem)))
      const files = additionalQuestion.filter(({ templateUrl }) => templateUrl !== null).length
      const rest = files === 0 ? '' : ` ${files} berkas template tidak ikut disalin; unggah kembali bila perlu.`
      void notify(`${additionalQuestion.length} pertanyaan disalin dari "${name}".${rest}`, 'info')
    } catch (error) {
      alertFailure(error as Error)
    }
  }
  return (
    <>
      <Button variant="default" disabled={disabled} onClick={() => setPicking(true)}>
        Salin dari lowongan lain
      </Button>
      {isPicking && (
        <VacancyPicker scope={scope} onPick={(picked) => void copy(picked)} onClose={() => setPicking(false)} />
      )}
    </>
  )
}
