import type { ReactNode } from 'react'
import { useShell } from '../../../components/shell-context.ts'
import { Icon } from '../../../icons/icon.tsx'
import { type DealerEntryName, dealerPath } from '../dealer-entries.ts'
import { DealerNav } from '../dealer-nav.tsx'
import { dealer, noDealer, notListed } from '../me/dealer.ts'
import { useDealer } from '../me/use-dealer.ts'
import type { DealerHome } from '../operations/dealer-answers.ts'
import styles from './dealer-page.module.css'
import { DealerSignIn } from './dealer-sign-in.tsx'
import { DealerSignOut } from './dealer-sign-out.tsx'
import { NoDealer } from './no-dealer.tsx'
import { NotListed } from './not-listed.tsx'
import { SignInAgain } from './sign-in-again.tsx'

interface Props {
  current: DealerEntryName
  /** The heading, at the height that it will have. */
  waiting: ReactNode
  children: (home: DealerHome) => ReactNode
}

/** A dealer of another country: their pages are in its edition. */
const Elsewhere = ({ home, current }: { home: DealerHome; current: DealerEntryName }) => {
  const { editions } = useShell()
  const country = editions.find(({ code }) => code === home.edition)?.country ?? home.edition
  return (
    <div className={`wrap ${styles.words}`}>
      <h1>Your pages are in {country}.</h1>
      <p className="lead">{home.name} is listed there, with its prices and its public holidays.</p>
      <a className="button" href={dealerPath(home.edition, current)}>
        Go there
      </a>
    </div>
  )
}

const Failed = ({ isOffline }: { isOffline: boolean }) => (
  <div className={`wrap ${styles.words}`}>
    <h1>{isOffline ? 'No connection.' : 'We can’t be reached.'}</h1>
    <p role="alert">
      {isOffline
        ? 'Nothing of this is kept on the device, so there’s nothing to show until you’re back online.'
        : 'That’s on our side. Nothing of yours is lost.'}
    </p>
    <button type="button" className="button" onClick={() => void dealer.load()}>
      <Icon name="turn" /> Try again
    </button>
  </div>
)

/** Around every page of a dealer: its menu, and who may see what is beneath it. The document holds nothing of anybody. */
export const DealerPage = ({ current, waiting, children }: Props) => {
  const { edition } = useShell()
  const { signIn, me, trouble } = useDealer()
  const content = () => {
    if (signIn === 'none') return <DealerSignIn />
    if (me === noDealer) return <NoDealer />
    if (me === notListed) return <NotListed />
    if (me !== undefined) return me.edition === edition.code ? children(me) : <Elsewhere home={me} current={current} />
    if (trouble !== undefined) return <Failed isOffline={trouble === 'offline'} />
    return <div aria-busy="true">{waiting}</div>
  }
  return (
    <>
      <DealerNav current={current} signOut={signIn === 'there' && <DealerSignOut />} />
      <div className={styles.scriptless}>
        <div className="wrap">
          <h2>These pages need scripts.</h2>
          <p>
            They’re off in this browser, so nothing of a dealer can be shown here. Ring{' '}
            <a href={edition.phoneHref}>{edition.phone}</a>, {edition.hours}.
          </p>
        </div>
      </div>
      <div className={styles.scripted} data-dealer={signIn}>
        {content()}
      </div>
      {signIn === 'ended' && <SignInAgain />}
    </>
  )
}
