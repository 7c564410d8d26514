import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormState, useWatch } from 'react-hook-form'
import { masterQuestions } from '~/api/contract/vacancies/masterQuestions'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { query } from '~/api/queries'
import { useCorporate } from '~/components/corporate'
import { isLocked } from '~/lib/rules/vacancyStatus'
import { listOf } from '~/record/items'
import { lazyDialog } from '~/ui/lazyDialog'
import { Notice } from '~/ui/messages/Notice'
import { repeatedSequences } from '~/features/vacancies/form/model/checkForm'
import { vacancyAdmin } from '~/api/contract/vacancies/vacancyAdmin'
import { alertFailure } from '~/components/alertFailure'
import type { VacancyItem } from '~/components/vacancies/vacancies'
import { withLoader } from '~/ui/dialogs/dialogs'
import { notify } from '~/ui/messages/notify'
import { questionItem } from '~/features/vacancies/form/model/values'
import type { FormFieldProps } from '../useVacancyForm'
import { QuestionCard } from './QuestionCard'
import type { Masters } from './QuestionFields'
import { appendQuestions, blankQuestion, moveQuestion, repeatedQuestions } from '../model/questionList'
import classes from '../items.module.css'
import vacancyClasses from '../../vacancies.module.css'

const MasterQuestionDialog = lazyDialog(async () => (await import('./MasterQuestionDialog')).MasterQuestionDialog)
const VacancyPicker = lazyDialog(async () => (await import('~/components/vacancies/VacancyPicker')).VacancyPicker)

/** With more questions than this, all are folded initially. */
const MAX_UNFOLDED = 10
/** So many questions are drawn with the form; the others follow without holding up what one does meanwhile. */
const DRAWN_FIRST = 20
/** The pixels of a folded question with its gap. Until all are drawn, the page is as long as it will be. */
const FOLDED_HEIGHT = 74

type Props = FormFieldProps & {
  lists: FormLists
  hint: string | undefined
  /** Removes questions: saved ones by request, after confirmation. */
  remove: (keys: readonly string[]) => Promise<void>
}

/** The vacancy's additional questions to applicants (document 3 §4 'Additional questions'). */
export function QuestionSection({ record, status, lists, hint, remove }: Props) {
  const { corporateId } = useCorporate().scope
  const { engine, form } = record
  const order = useWatch({ control: form.control, name: 'additionalQuestion.order' })
  const locked = isLocked(status, 'additionalQuestion')
  const masterList = useQuery({ ...query(masterQuestions.list, { corporateId }), enabled: status !== 'New' })
  const { data, isPending, isError, refetch } = masterList
  const masters: Masters = useMemo(
    () => ({ list: data ?? [], isPending, failed: isError, retry: () => void refetch() }),
    [data, isPending, isError, refetch],
  )
  const [isMasterOpen, setMasterOpen] = useState(false)
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(order.length > MAX_UNFOLDED ? order : []))
  const [announcement, setAnnouncement] = useState('')
  const errors = useFormState({ control: form.control, name: 'additionalQuestion' }).errors.additionalQuestion?.byKey
  const [isAllDue, setAllDue] = useState(order.length <= DRAWN_FIRST)
  useEffect(() => startTransition(() => setAllDue(true)), [])
  // The first invalid field may be in any of them.
  const drawn = isAllDue || errors ? order : order.slice(0, DRAWN_FIRST)

  const fold = useCallback((key: string, isFolded: boolean) => {
    setFolded((previous) => new Set(isFolded ? [...previous, key] : [...previous].filter((one) => one !== key)))
  }, [])
  const move = useCallback(
    (key: string, by: -1 | 1) => {
      const questions = engine.state().mine.additionalQuestion
      const to = questions.order.indexOf(key) + by
      flushSync(() => {
        setAllDue(true)
        engine.setValue(['additionalQuestion'], moveQuestion(questions, key, to))
      })
      // A card that is moved in the DOM loses the focus.
      document.getElementById(`${key}-${by}`)?.focus()
      setAnnouncement(`Pertanyaan dipindahkan ke nomor ${to + 1} dari ${questions.order.length}.`)
    },
    [engine],
  )
  const add = () => {
    const questions = engine.state().mine.additionalQuestion
    flushSync(() => {
      setAllDue(true)
      engine.setValue(['additionalQuestion'], appendQuestions(questions, [blankQuestion]))
    })
    const added = document.getElementById(engine.state().mine.additionalQuestion.order.at(-1)!)
    added?.querySelector<HTMLElement>('[data-undrawn], input')?.focus()
  }
  const areAllFolded = order.every((key) => folded.has(key))
  return (
    <>
      <fieldset className={classes.choices} disabled={locked}>
        <legend>Pertanyaan tambahan untuk pelamar</legend>
        {hint && <p className="small dimmed">{hint}</p>}
        <div className={`row ${classes.toggle}`}>
          <label>
            <input type="radio" name="asks" checked={order.length === 0} onChange={() => void remove(order)} />
            Tidak
          </label>
          <label>
            <input type="radio" name="asks" checked={order.length > 0} onChange={add} />
            Iya
          </label>
        </div>
      </fieldset>
      {isError && !locked && <Notice retry={() => void refetch()}>Daftar master pertanyaan gagal dimuat.</Notice>}
      {order.length > 1 && (
        <Button
          variant="subtle"
          size="xs"
          className={classes.add}
          onClick={() => setFolded(new Set(areAllFolded ? [] : order))}
        >
          {areAllFolded ? 'Buka semua pertanyaan' : 'Lipat semua pertanyaan'}
        </Button>
      )}
      {order.length > 0 && (
        <div className="stack" style={drawn === order ? undefined : { minHeight: order.length * FOLDED_HEIGHT }}>
          {drawn.map((key, n) => (
            <QuestionCard
              key={key}
              id={key}
              number={n + 1}
              isLast={n + 1 === order.length}
              isOneOfMany={order.length > MAX_UNFOLDED}
              record={record}
              types={lists.questionType}
              masters={masters}
              locked={locked}
              isFolded={folded.has(key)}
              isInvalid={errors?.[key] !== undefined}
              fold={fold}
              move={move}
              remove={remove}
            />
          ))}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <Repeated record={record} masters={masters} />
      <div className={`row ${classes.bar}`}>
        {order.length > 0 && (
          <Button variant="default" disabled={locked} onClick={add}>
            + Tambahkan Pertanyaan
          </Button>
        )}
        <CopyQuestions engine={engine} disabled={locked} />
        <Button variant="default" disabled={locked} onClick={() => setMasterOpen(true)}>
          Master Pertanyaan
        </Button>
      </div>
      {isMasterOpen && (
        <MasterQuestionDialog types={lists.questionType} masters={masterList} onClose={() => setMasterOpen(false)} />
      )}
    </>
  )
}

/** Shows repeated sequences and questions; a component of its own, since it renders on every key. */
function Repeated({ record, masters }: Pick<Props, 'record'> & { masters: Masters }) {
  const questions = useWatch({ control: record.form.control, name: 'additionalQuestion' })
  const sequences = repeatedSequences(listOf(questions))
  const texts = repeatedQuestions(questions, masters.list)
  if (sequences.length === 0 && texts.length === 0) return null
  return (
    <div role="status" className={`small ${vacancyClasses.notice}`}>
      {sequences.length > 0 && `Urutan ${sequences.join(', ')} dipakai lebih dari satu pertanyaan. `}
      {texts.map((text) => `Pertanyaan "${text}" ditanyakan lebih dari sekali. `)}
    </div>
  )
}

/** Adds the questions of another vacancy; their templates cannot be copied, since the API takes files only. */
function CopyQuestions({ engine, disabled }: { engine: FormFieldProps['record']['engine']; disabled: boolean }) {
  const { scope } = useCorporate()
  const client = useQueryClient()
  const [isPicking, setPicking] = useState(false)
  async function copy({ klobVacancyCode, name }: VacancyItem) {
    setPicking(false)
    try {
      const read = client.fetchQuery({ ...query(vacancyAdmin.secondary, { jvCode: klobVacancyCode }), staleTime: 0 })
      const { additionalQuestion } = await withLoader('Menyalin pertanyaan', read)
      if (additionalQuestion.length === 0)
        return void notify(`Lowongan "${name}" tidak mempunyai pertanyaan tambahan.`, 'info')
      const own = engine.state().mine.additionalQuestion
      engine.setValue(['additionalQuestion'], appendQuestions(own, additionalQuestion.map(questionItem)))
      const files = additionalQuestion.filter(({ templateUrl }) => templateUrl !== null).length
      const rest = files === 0 ? '' : ` ${files} berkas template tidak ikut disalin; unggah kembali bila perlu.`
      void notify(`${additionalQuestion.length} pertanyaan disalin dari "${name}".${rest}`, 'info')
    } catch (error) {
      alertFailure(error)
    }
  }
  return (
    <>
      <Button variant="default" disabled={disabled} onClick={() => setPicking(true)}>
        Salin dari lowongan lain
      </Button>
      {isPicking && (
        <VacancyPicker
          scope={scope}
          except={engine.state().stored.id ?? undefined}
          onPick={(picked) => void copy(picked)}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}
