import { useShell } from '../../components/shell-context.ts'
import { Icon } from '../../icons/icon.tsx'
import { useBeginSignIn } from './use-begin-sign-in.ts'

interface Props {
  label?: string
  /** Where to go on afterwards, where that is not here. */
  returnTo?: string
}

/** Leaves for the page of signing in. */
export const SignInButton = ({ label = 'Sign in', returnTo }: Props) => {
  const { begin, isLeaving, problem } = useBeginSignIn(useShell().edition.code, returnTo)
  return (
    <div>
      <button type="button" className="button" aria-disabled={isLeaving || undefined} onClick={() => void begin()}>
        <Icon name="key" /> {label}
      </button>
      <p role="status">{problem}</p>
    </div>
  )
}
