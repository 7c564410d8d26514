import { useRef, useState } from 'react'
import { ApiError } from '~/api/errors'
import type { SignInStep } from '~/api/identity/signInStep'
import { texts } from '~/lib/texts/texts'
import { useFlow } from '~/lib/useFlow'
import { AuthForm } from './AuthForm'
import { CodeFields } from './CodeFields'
import { identityFailure } from './identityFailure'
import { NewPasswordFields } from './NewPasswordFields'
import { CODE_REQUIRED } from './useIdentity'

type Props = {
  username: string
  step: SignInStep
  signIn: (answer: string) => Promise<unknown>
  onStep: (step: SignInStep) => void
  onBack: () => void
}

const passwordError = (password: string) => (password === '' ? texts.signIn.password : undefined)
const codeError = (code: string) =>
  code === '' ? CODE_REQUIRED : /^\d{6}$/.test(code) ? undefined : 'Kode terdiri dari 6 angka'

/** The step that the provider asks for after the password: a code, or a password of the user's own. */
export const SignInStepForm = (props: Props) => <StepForm key={props.step.kind} {...props} />

function StepForm({ username, step, signIn, onStep, onBack }: Props) {
  const [typed, setTyped] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const { isBusy, failure, run } = useFlow<{ text: string; detail?: string | undefined }>()
  const inputRef = useRef<HTMLInputElement>(null)
  const isPassword = step.kind === 'password'
  // Apps show the code in two groups.
  const answer = isPassword ? typed : typed.replaceAll(/\s/g, '')
  const answerError = isPassword ? passwordError(answer) : codeError(answer)

  function submit() {
    setSubmitted(true)
    if (answerError) return inputRef.current?.focus()
    return run({
      work: () => signIn(answer),
      toFailure: async (reason) => {
        // The next code replaces this one.
        if (!isPassword) inputRef.current?.select()
        if (reason instanceof ApiError) return { text: reason.message, detail: reason.detail }
        const { text, step: next } = await identityFailure(reason, step.kind)
        if (!next) return { text }
        onStep(next)
        return undefined
      },
    })
  }

  const fields = { username, inputRef, error: submitted && answerError, onType: setTyped }
  return (
    <AuthForm
      submitLabel={isPassword ? 'Simpan dan masuk' : 'Masuk'}
      busy={isBusy}
      failure={failure?.text}
      detail={failure?.detail}
      onSubmit={() => void submit()}
      secondaryActions={
        <button type="button" className="link-button" onClick={onBack}>
          Kembali ke kata sandi
        </button>
      }
    >
      {step.kind === 'password' ? <NewPasswordFields {...fields} /> : <CodeFields {...fields} step={step} />}
    </AuthForm>
  )
}
