import { useShell } from '../../../components/shell-context.ts'
import { dealer } from '../me/dealer.ts'

/** Signs out on this device and at the issuer. What was asked for goes with it; what was typed, on the page this leads to. */
export const DealerSignOut = () => {
  const { code } = useShell().edition
  return (
    <button
      type="button"
      onClick={async () => {
        const { signOut } = await import('../../sign-in/sign-out.ts')
        dealer.forget()
        await signOut(code)
      }}
    >
      Sign out
    </button>
  )
}
