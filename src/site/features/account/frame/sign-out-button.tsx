import { useShell } from '../../../components/shell-context.ts'
import { account } from '../me/account.ts'

/** Signs out on this device and at the issuer. What was asked for goes with it; what was typed, on the page this leads to. */
export const SignOutButton = () => {
  const { code } = useShell().edition
  return (
    <button
      type="button"
      onClick={async () => {
        const { signOut } = await import('../../sign-in/sign-out.ts')
        account.forget()
        await signOut(code)
      }}
    >
      Sign out
    </button>
  )
}
