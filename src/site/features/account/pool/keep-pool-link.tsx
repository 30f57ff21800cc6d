import { useSyncExternalStore } from 'react'
import { useShell } from '../../../components/shell-context.ts'
import { storedAccessToken } from '../../../data/stored-sign-in.ts'
import { Icon } from '../../../icons/icon.tsx'
import { keepDraft } from '../parts/kept-draft.ts'

const never = () => () => undefined

const isSignedIn = (): boolean => storedAccessToken(() => localStorage) !== null

interface Props {
  /** Of the fields of the account's own form, those that are known here. */
  measures: Readonly<Record<string, string>>
}

/** Takes what was measured along to the account, where it is kept with a press; whoever is signed out is asked to sign in there. */
export const KeepPoolLink = ({ measures }: Props) => {
  const { code } = useShell().edition
  const signedIn = useSyncExternalStore(never, isSignedIn, () => false)
  return (
    <a className="onward no-print" href={`/${code}/account/pool/`} onClick={() => keepDraft('pool', measures)}>
      {signedIn ? 'Keep this as my pool' : 'Sign in to keep this as my pool'} <Icon name="arrow" />
    </a>
  )
}
