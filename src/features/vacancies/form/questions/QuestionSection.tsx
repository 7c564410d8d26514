import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { masterQuestions } from '~/api/contract/vacancies/masterQuestions'
import type { FormLists } from '~/api/contract/vacancies/vacancySecondary'
import { query } from '~/api/queries'
import type { Writer } from '~/lib/scope'
import { isLocked } from '~/lib/rules/vacancyStatus'
import { listOf } from '~/record/items'
import { lazyComponent } from '~/ui/lazyComponent'
import { Notice } from '~/ui/messages/Notice'
import { repeatedSequences } from '~/features/vacancies/form/model/checkForm'
import type { InForm, VacancyEngine } from '../fields/controls'
import { CopyQuestions } from './CopyQuestions'
import type { Masters } from './MasterField'
import { QuestionCard } from './QuestionCard'
import { appended, blankQuestion, moved } from './questionList'
import classes from '../items.module.css'
import form from '../VacancyForm.module.css'

const MasterQuestionDialog = lazyComponent(async () => (await import('./MasterQuestionDialog')).MasterQuestionDialog)

/** With more questions all are folded at first. */
const MAX_UNFOLDED = 10

type Props = InForm & {
  engine: VacancyEngine
  writer: Writer
  lists: FormLists
  hint: string | undefined
  /** Takes questions out: saved ones by call, after asking. */
  remove: (keys: readonly string[]) => Promise<void>
}

/** The vacancy's own questions to its applicants (document 3 §4 'Additional questions'). */
export function QuestionSection({ record, engine, status, writer, lists, hint, remove }: Props) {
  const { corporateId } = writer
  const order = useWatch({ control: record.form.control, name: 'additionalQuestion.order' })
  const locked = isLocked(status, 'additionalQuestion')
  const found = useQuery({ ...query(masterQuestions.list, { corporateId }), enabled: status !== 'New' })
  const { data, isPending, isError, refetch } = found
  const masters: Masters = useMemo(
    () => ({ list: data ?? [], isPending, failed: isError, retry: () => void refetch() }),
    [data, isPending, isError, refetch],
  )
  const [isOpened, setOpened] = useState(false)
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set(order.length > MAX_UNFOLDED ? order : []))
  const [announcement, setAnnouncement] = useState('')
  const focused = useRef<string>(undefined)

  const fold = useCallback((key: string, isFolded: boolean) => {
    setFolded((was) => new Set(isFolded ? [...was, key] : [...was].filter((one) => one !== key)))
  }, [])
  const move = useCallback(
    (key: string, by: -1 | 1) => {
      const questions = engine.state().mine.additionalQuestion
      const to = questions.order.indexOf(key) + by
      engine.type(['additionalQuestion'], moved(questions, key, to))
      focused.current = `${key}-${by}`
      setAnnouncement(`Pertanyaan dipindahkan ke nomor ${to + 1} dari ${questions.order.length}.`)
    },
    [engine],
  )
  // A card that was moved in the page has lost the focus.
  useEffect(() => {
    if (focused.current !== undefined) document.getElementById(focused.current)?.focus()
    focused.current = undefined
  }, [order])
  const latestRemove = useRef(remove)
  useEffect(() => {
    latestRemove.current = remove
  }, [remove])
  const removeOne = useCallback((key: string) => void latestRemove.current([key]), [])
  const add = () => {
    const questions = engine.state().mine.additionalQuestion
    engine.type(['additionalQuestion'], appended(questions, [blankQuestion]))
  }
  const areFolded = order.every((key) => folded.has(key))
  return (
    <>
      <fieldset className={classes.choices} disabled={locked}>
        <legend>Pertanyaan tambahan untuk pelamar</legend>
        {hint && <p>{hint}</p>}
        <div className={classes.toggle}>
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
      {isError && !locked && <Notice retry={() => void refetch()}>Daftar master pertanyaan belum dapat dimuat.</Notice>}
      {order.length > 1 && (
        <Button
          variant="subtle"
          size="xs"
          className={classes.add}
          onClick={() => setFolded(new Set(areFolded ? [] : order))}
        >
          {areFolded ? 'Buka semua pertanyaan' : 'Lipat semua pertanyaan'}
        </Button>
      )}
      <div className={classes.stack}>
        {order.map((key, n) => (
          <QuestionCard
            key={key}
            id={key}
            number={n + 1}
            count={order.length}
            record={record}
            engine={engine}
            types={lists.questionType}
            masters={masters}
            locked={locked}
            isFolded={folded.has(key)}
            fold={fold}
            move={move}
            remove={removeOne}
          />
        ))}
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <RepeatedSequences record={record} />
      <div className={classes.bar}>
        {order.length > 0 && (
          <Button variant="default" disabled={locked} onClick={add}>
            + Tambahkan Pertanyaan
          </Button>
        )}
        <CopyQuestions scope={writer} engine={engine} disabled={locked} />
        <Button variant="default" disabled={locked} onClick={() => setOpened(true)}>
          Master Pertanyaan
        </Button>
      </div>
      {isOpened && (
        <MasterQuestionDialog
          writer={writer}
          types={lists.questionType}
          masters={found}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  )
}

/** Says which places more than one question has; drawn by itself, since it looks at every key. */
function RepeatedSequences({ record }: Pick<Props, 'record'>) {
  const questions = useWatch({ control: record.form.control, name: 'additionalQuestion' })
  const repeated = repeatedSequences(listOf(questions))
  if (repeated.length === 0) return null
  return (
    <p role="status" className={form.notice}>
      Urutan {repeated.join(', ')} dipakai lebih dari satu pertanyaan.
    </p>
  )
}
