import { useShell } from '../../../components/shell-context.ts'
import { account } from '../me/account.ts'
import { forgetDrafts } from '../parts/kept-draft.ts'

/** Signs out on this device and at the issuer. What was asked for and typed goes with it. */
export const SignOutButton = () => {
  const { code } = useShell().edition
  return (
    <button
      type="button"
      onClick={async () => {
        const { signOut } = await import('../../sign-in/sign-out.ts')
        forgetDrafts()
        account.forget()
        await signOut(code)
      }}
    >
      Sign out
    </button>
  )
}
