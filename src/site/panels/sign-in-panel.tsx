import { useSignedIn } from '../features/sign-in/signed-in.ts'
import { useUi, useUiActions } from '../state/ui-context.ts'
import { PanelDialog } from './panel-dialog.tsx'
import { PanelHead } from './panel-parts.tsx'
import type { PanelProps } from './panel-props.ts'
import { SignedIn } from './signed-in.tsx'
import { SignedOut } from './signed-out.tsx'

/** Who is here and what is theirs; or the ways in, and what works without. */
const SignInPanel = ({ shell: { edition } }: PanelProps) => {
  const {
    signIO: { open, play },
  } = useUi()
  const { closePanel } = useUiActions()
  const person = useSignedIn() ?? null
  const close = () => closePanel('signIO')
  const title = person === null ? 'Sign in' : person.name || 'Your account'
  return (
    <PanelDialog title={title} open={open} play={play} side="right" onClose={close}>
      <PanelHead name={person === null ? 'Sign in' : 'Your account'} onClose={close}>
        <h2>{title}</h2>
      </PanelHead>
      {person === null ? (
        <SignedOut edition={edition} onClose={close} />
      ) : (
        <SignedIn key={person.subject} person={person} edition={edition} onClose={close} />
      )}
    </PanelDialog>
  )
}

export default SignInPanel
