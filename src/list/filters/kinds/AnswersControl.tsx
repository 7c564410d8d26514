import { Button, Pill, PillsInput } from '@mantine/core'
import { useState } from 'react'
import { answerLimits, byQuestion } from '~/api/contract/recruitment/answerFilter'
import { cellsIn } from '~/lib/texts/cleaned'
import { tooLong } from '~/lib/texts/textLimit'
import { labelOf } from '~/lib/codes'
import { SelectField } from '~/ui/fields/SelectField'
import { limitProps } from '~/ui/fields/limitProps'
import classes from '~/ui/fields/fields.module.css'
import { useField, useOptions } from '~/list/filters/draft'
import type { ControlProps } from './kind'
import { isTexts } from '~/lib/fields'

const MAX_LENGTH = answerLimits.item - answerLimits.question - ':'.length

/** Picks a question and gathers the answers to search for. */
export function AnswersControl({ criterion, control, changed }: ControlProps<'answers'>) {
  const { value, error, onChange } = useField(control, criterion.name, changed)
  const { options, hint, ...list } = useOptions(criterion.questions, control)
  const [question, setQuestion] = useState<string>()
  const [values, setValues] = useState<readonly string[]>([])
  const [typed, setTyped] = useState('')
  const all = isTexts(value) ? value : []
  const answers = byQuestion(all)
  // A question with an answer leaves the list, and one of another list is none.
  const unanswered = options.filter(({ id }) => !answers.has(id))
  const picked = unanswered.some(({ id }) => id === question) ? question : undefined
  const addAll = (more: readonly string[]) => {
    setValues([...new Set([...values, ...more])])
    setTyped('')
  }
  // An answer may contain a comma: only lines and cells are several.
  const confirmTyped = () => {
    if (!tooLong(typed.trim(), MAX_LENGTH)) addAll(cellsIn(typed))
  }
  const isReady = picked !== undefined && values.length > 0 && all.length + values.length <= answerLimits.items
  const add = () => {
    if (!isReady) return
    onChange([...all, ...values.map((one) => `${picked}:${one}`)])
    setQuestion(undefined)
    setValues([])
  }
  const remove = (id: string) => {
    const rest = all.filter((one) => !one.startsWith(`${id}:`))
    onChange(rest.length > 0 ? rest : undefined)
  }
  return (
    <fieldset className={classes.answers}>
      <legend className="visually-hidden">{criterion.label}</legend>
      <div className={classes.asking}>
        <SelectField
          label="Pertanyaan"
          options={unanswered}
          value={picked}
          onChange={setQuestion}
          error={error}
          {...list}
          {...(hint === undefined ? {} : { placeholder: hint })}
        />
        <PillsInput
          label="Jawaban"
          {...limitProps(typed, MAX_LENGTH, { description: 'Enter atau Tab menambah jawaban' })}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        >
          <Pill.Group>
            {values.map((one) => (
              <Pill
                key={one}
                withRemoveButton
                onRemove={() => setValues(values.filter((other) => other !== one))}
                removeButtonProps={{ 'aria-label': `Hapus ${one}`, 'aria-hidden': false, tabIndex: -1 }}
              >
                {one}
              </Pill>
            ))}
            <PillsInput.Field
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              onPaste={(event) => {
                const pasted = cellsIn(typed + event.clipboardData.getData('text'))
                // The field would join the lines to one answer.
                if (pasted.length < 2 || pasted.some((one) => tooLong(one, MAX_LENGTH))) return
                event.preventDefault()
                addAll(pasted)
              }}
              // Leaving the field, for instance with Tab, confirms the typed answer.
              onBlur={confirmTyped}
              onKeyDown={(event) => {
                if (event.key === 'Enter') {
                  event.preventDefault()
                  confirmTyped()
                } else if (event.key === 'Backspace' && typed === '') setValues(values.slice(0, -1))
              }}
            />
          </Pill.Group>
        </PillsInput>
        <Button variant="default" disabled={!isReady} onClick={add} className={classes.addAnswers}>
          Tambah Filter
        </Button>
      </div>
      {answers.size > 0 && (
        <ul className={classes.chosenAnswers} aria-label={criterion.label}>
          {[...answers].map(([id, chosen]) => (
            <li key={id}>
              <span>
                {labelOf(options, id)}: <strong>{chosen.join(' / ')}</strong>
              </span>
              <button
                type="button"
                className="link-button"
                aria-label={`Hapus Filter ${labelOf(options, id)}`}
                onClick={() => remove(id)}
              >
                Hapus Filter
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
