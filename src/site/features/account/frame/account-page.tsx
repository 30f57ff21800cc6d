import type { ReactNode } from 'react'
import { clockWords } from '../../../../domain/calendar/clock-words.ts'
import { useShell } from '../../../components/shell-context.ts'
import { Icon } from '../../../icons/icon.tsx'
import type { AccountEntryName } from '../account-entries.ts'
import { AccountNav } from '../account-nav.tsx'
import { account } from '../me/account.ts'
import { useAccount } from '../me/use-account.ts'
import type { Me } from '../operations/account-answers.ts'
import { AccountFoot } from './account-foot.tsx'
import styles from './account-page.module.css'
import { DeletionNote } from './deletion-note.tsx'
import { SignInBar } from './sign-in-bar.tsx'
import { SignOutButton } from './sign-out-button.tsx'
import { SignedOut } from './signed-out.tsx'

interface Props {
  current: AccountEntryName
  /** Headings and hairlines, at the height that they will have. */
  waiting: ReactNode
  children: (me: Me) => ReactNode
}

const two = (figure: number): string => `${figure}`.padStart(2, '0')
const hourOf = (at: Date): string => clockWords(`${two(at.getHours())}:${two(at.getMinutes())}`)

/** Around every page of an account: its menu, and who may see what is beneath it. The document holds nothing of anybody. */
export const AccountPage = ({ current, waiting, children }: Props) => {
  const { edition } = useShell()
  const { signIn, me, at, trouble } = useAccount()
  const isStale = me !== undefined && trouble !== undefined && signIn === 'there'
  return (
    <>
      <AccountNav current={current} signOut={signIn === 'there' && <SignOutButton />} />
      <div className={styles.scriptless}>
        <div className="wrap">
          <h2>The account needs scripts.</h2>
          <p>They’re off in this browser, so nothing private can be shown here. These work without:</p>
          <ul>
            <li>
              <a href={edition.phoneHref}>{edition.phone}</a>, {edition.hours}
            </li>
            <li>
              <a href={`/${edition.code}/support/contact/`}>Write to us</a>, with the number of your order or
              registration
            </li>
            <li>
              <a href={`/${edition.code}/support/registration/`}>Register a robot</a>
            </li>
          </ul>
        </div>
      </div>
      <div className={styles.scripted} data-account={signIn}>
        <div role="status">
          {isStale && (
            <p className={styles.stale}>
              {trouble === 'offline' ? 'No connection.' : 'We can’t be reached just now.'} As of{' '}
              {hourOf(at ?? new Date())}.{' '}
              <button type="button" onClick={() => void account.load()}>
                Try again
              </button>
            </p>
          )}
        </div>
        {me?.deletionOn != null && <DeletionNote day={me.deletionOn} />}
        {signIn === 'none' ? (
          <SignedOut />
        ) : me !== undefined ? (
          children(me)
        ) : trouble === undefined ? (
          <div className={styles.waiting} aria-busy="true">
            {waiting}
          </div>
        ) : (
          <div className={`wrap ${styles.failed}`}>
            <h1>{trouble === 'offline' ? 'No connection.' : 'We can’t reach your account.'}</h1>
            <p role="alert">
              {trouble === 'offline'
                ? 'An account isn’t kept on this device, so there’s nothing to show until you’re back online.'
                : 'That’s on our side. Nothing of yours is lost.'}
            </p>
            <button type="button" className="button" onClick={() => void account.load()}>
              <Icon name="turn" /> Try again
            </button>
          </div>
        )}
      </div>
      {signIn !== 'none' && <AccountFoot />}
      {signIn === 'ended' && <SignInBar />}
    </>
  )
}
