import { Button, CloseButton, FileButton } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { MAX_FILE_BYTES } from '~/api/endpointGroups/conversation'
import { fileProblem, fileProblemTexts } from '~/lib/rules/fileKinds'
import { vacancyTexts } from '~/lib/texts/vacancyTexts'
import { readAttachment } from '~/conversation/attachment/attachment'
import { alert } from '~/ui/dialogs/dialogs'
import { storeTemplate } from '~/features/vacancies/form/model/values'
import { FileLink } from '~/ui/links/FileLink'
import type { VacancyFields } from '../useVacancyForm'

/** Allowed types of a template (document 3 §5). */
const TEMPLATE_ENDINGS = ['xlsx', 'pdf', 'doc']

async function refusalOf(file: File): Promise<string | undefined> {
  if (file.size > MAX_FILE_BYTES) return 'Berkas paling besar 10 MB.'
  const problem = await fileProblem(file, TEMPLATE_ENDINGS)
  if (problem === 'contents' && file.size === 0) return 'Berkas kosong tidak dapat dilampirkan.'
  return problem && { ...fileProblemTexts, ending: vacancyTexts.question.template }[problem]
}

type Props = { id: string; record: VacancyFields; locked: boolean }

/** The template that applicants fill in: the stored file, or the one that the next save uploads. */
export function QuestionTemplate({ id, record, locked }: Props) {
  const { engine, form } = record
  const { control } = form
  const template = useWatch({ control, name: `additionalQuestion.byKey.${id}.template` })
  const upload = useWatch({ control, name: 'uploads' })[id]
  async function attach(file: File | null) {
    if (!file) return
    try {
      const refusal = await refusalOf(file)
      if (refusal) return void alert(refusal)
      const chosen = storeTemplate(await readAttachment(file, () => {}))
      engine.setValue(['uploads'], { ...engine.state().mine.uploads, [id]: chosen })
    } catch {
      void alert(fileProblemTexts.unread)
    }
  }
  const detach = () => {
    const { [id]: _, ...others } = engine.state().mine.uploads
    engine.setValue(['uploads'], others)
  }
  const name = upload?.name ?? template?.originalFilename
  return (
    <span className="row" data-file-field={locked ? undefined : true}>
      {name && <FileLink address={upload ? undefined : template?.url}>{name}</FileLink>}
      <FileButton accept=".xlsx,.pdf,.doc" onChange={(file) => void attach(file)}>
        {(props) => (
          <Button {...props} variant="default" size="xs" disabled={locked}>
            {name ? 'Ganti template' : 'Unggah template'}
          </Button>
        )}
      </FileButton>
      {upload && <CloseButton size="sm" aria-label={`Lepas ${upload.name}`} onClick={detach} />}
    </span>
  )
}
