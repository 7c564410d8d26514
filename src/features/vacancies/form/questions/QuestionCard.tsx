import { ActionIcon, CloseButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { memo } from 'react'
import { useWatch } from 'react-hook-form'
import { NearView } from '~/ui/NearView'
import type { VacancyFields } from '../useVacancyForm'
import { currentQuestion } from '../model/questionList'
import { QuestionFields, type QuestionProps } from './QuestionFields'
import classes from '../items.module.css'

type Props = QuestionProps & {
  number: number
  isLast: boolean
  /** One of many, whose fields are drawn when they near the window. */
  isOneOfMany: boolean
  isFolded: boolean
  isInvalid: boolean
  fold: (id: string, isFolded: boolean) => void
  move: (id: string, by: -1 | 1) => void
  remove: (ids: readonly string[]) => Promise<void>
}

type TextsProps = { path: `additionalQuestion.byKey.${string}`; control: VacancyFields['form']['control'] }

/** One additional question; memoized, so that typing in it does not render the others. */
export const QuestionCard = memo(function QuestionCard(props: Props) {
  const { id, number, isLast, isOneOfMany, record, masters, isFolded, isInvalid, locked, fold, move, remove } = props
  const path = `additionalQuestion.byKey.${id}` as const
  const { control } = record.form
  // Computed, so that a change of the whole list, which replaces every question, renders only those that differ.
  const question = useWatch({ control, name: `${path}.question`, compute: (chosen) => chosen && { ...chosen } })
  // A question with errors is always unfolded.
  const isOpen = !isFolded || isInvalid
  const title = currentQuestion(question, masters.list)?.questionText
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <div role="group" id={id} aria-label={`Pertanyaan ${number}`} className={`stack ${classes.question}`}>
      <div className={classes.questionHead}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isOpen}
          onClick={() => fold(id, isOpen)}
          title={isOpen ? undefined : title}
        >
          <Chevron size={16} aria-hidden />
          <b>Pertanyaan {number}</b>
          {!isOpen && <span className="ellipsis dimmed">{title ?? 'Belum dipilih'}</span>}
        </button>
        {!locked && <CardButtons id={id} number={number} isLast={isLast} move={move} remove={remove} />}
      </div>
      {isOpen &&
        (isOneOfMany ? (
          <NearView isInvalid={isInvalid} substitute={<QuestionTexts title={title} path={path} control={control} />}>
            <QuestionFields {...props} />
          </NearView>
        ) : (
          <QuestionFields {...props} />
        ))}
    </div>
  )
})

type ButtonsProps = Pick<Props, 'id' | 'number' | 'isLast' | 'move' | 'remove'>
/** Moves and removes a question; memoized, since these buttons cost more than the rest of a folded card. */
const CardButtons = memo(function CardButtons({ id, number, isLast, move, remove }: ButtonsProps) {
  const moveButton = (by: -1 | 1) => {
    const isEnd = by === -1 ? number === 1 : isLast
    const label = `${by === -1 ? 'Naikkan' : 'Turunkan'} pertanyaan ${number}`
    const Arrow = by === -1 ? IconArrowUp : IconArrowDown
    return (
      // aria-disabled, so that it keeps the focus at the end of the list.
      <ActionIcon
        id={`${id}-${by}`}
        variant="subtle"
        color="gray"
        size="md"
        aria-label={label}
        aria-disabled={isEnd}
        data-disabled={isEnd}
        onClick={() => !isEnd && move(id, by)}
      >
        <Arrow size={16} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <>
      {moveButton(-1)}
      {moveButton(1)}
      <CloseButton aria-label={`Hapus pertanyaan ${number}`} onClick={() => void remove([id])} />
    </>
  )
})

/** What is written in a question, until its fields are drawn. */
function QuestionTexts({ title, path, control }: { title: string | undefined } & TextsProps) {
  return (
    <div className={`dimmed ${classes.texts}`}>
      <p>{title}</p>
      <p>{useWatch({ control, name: `${path}.answerNote` })}</p>
    </div>
  )
}
