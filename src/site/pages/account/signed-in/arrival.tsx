import { useShell } from '../../../components/shell-context.ts'
import { clockWords } from '../../../features/sign-in/clock-error.ts'
import { SignInButton } from '../../../features/sign-in/sign-in-button.tsx'
import { arrivalWords } from './arrival-words.ts'
import { useArrival } from './use-arrival.ts'

/** Back from the issuer: on to where the visitor was, or why not. */
export const Arrival = ({ title }: { title: string }) => {
  const { edition } = useShell()
  const finished = useArrival(edition.code)
  const account = `/${edition.code}/account/`

  if (finished === undefined)
    return (
      <>
        <h1 tabIndex={-1}>{title}</h1>
        <p className="lead" role="status">
          We’re signing you in and taking you back to where you were.
        </p>
        <noscript>
          <p>
            That needs JavaScript, which is off here. Ring <a href={edition.phoneHref}>{edition.phone}</a> and we’ll
            look things up for you.
          </p>
        </noscript>
      </>
    )

  if (finished.ok)
    return (
      <>
        <h1 tabIndex={-1}>You’re signed in.</h1>
        <p className="lead" role="alert">
          {clockWords(finished.clockIsOff ?? 0)}. Dates on your pages may be wrong until you set it; most devices can do
          that by themselves.
        </p>
        <p>
          <a className="button" href={finished.returnTo}>
            Go on
          </a>
        </p>
      </>
    )

  const words = arrivalWords[finished.reason]
  return (
    <>
      <h1 tabIndex={-1}>{words.title}</h1>
      <p className="lead" role="alert">
        {words.lead}
      </p>
      <SignInButton label="Sign in again" returnTo={account} />
      <p>
        <a href={`/${edition.code}/`}>To the home page</a>
      </p>
    </>
  )
}
