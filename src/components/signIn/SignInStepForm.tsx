import type { SignInStep } from '~/api/identity/signInStep'
import { NewPasswordForm } from './NewPasswordForm'
import { SecondFactorForm } from './SecondFactorForm'

type Props = {
  username: string
  step: SignInStep
  signIn: (answer: string) => Promise<unknown>
  onStep: (step: SignInStep) => void
  onBack: () => void
}

/** The step that the provider asks for after the password. */
export const SignInStepForm = ({ step, onStep, ...props }: Props) =>
  step.kind === 'password' ? (
    <NewPasswordForm onStep={onStep} {...props} />
  ) : (
    <SecondFactorForm step={step} {...props} />
  )
