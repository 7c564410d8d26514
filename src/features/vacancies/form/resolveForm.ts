import type { FieldError, FieldErrors } from 'react-hook-form'
import { checkForm } from './checkForm'
import type { FormValues, Kept } from './values'

/** The check of the form as the form library reads it; errors of questions by '<key>.<field>'. */
function errorsOf(values: FormValues, kept: Kept): FieldErrors<FormValues> {
  const { questions = {}, ...fields } = checkForm(values, kept)
  const told = Object.entries(fields).map(([name, message]) => [name, { type: 'check', message }])
  const types = Object.entries(questions).flatMap(([key, errors]) =>
    Object.entries(errors).map(([name, message]) => [`${key}.${name}`, message.trim()]),
  )
  const ofQuestions: [string, FieldError][] =
    types.length > 0 ? [['additionalQuestion', { type: 'check', types: Object.fromEntries(types) }]] : []
  return Object.fromEntries([...told, ...ofQuestions])
}

/** What the form library asks before it submits. */
export const resolveForm = (kept: Kept) => (values: FormValues) => {
  const errors = errorsOf(values, kept)
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}
