import { useUiActions } from '../../../state/ui-context.ts'

/** Begins signing in, and comes back to where one is. */
export const useSignIn = (): (() => void) => {
  const { openPanel } = useUiActions()
  return () => openPanel('signIO')
}
