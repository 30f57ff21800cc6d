import type { ReactNode } from 'react'
import type { MailAddress } from './mail-address.ts'
import type { Answered } from './outbox-answered.ts'

const desk = (place: string, words: string): ReactNode => <a href={`/staff/${place}/`}>{words}</a>

const Said = ({ state, reference }: Answered) => {
  if (state === 'threaded')
    return (
      <>
        The answer is on {reference ?? 'its case'}, which waits for staff again: {desk('inbox', 'look at the desk')}.
      </>
    )
  if (state === 'stray')
    return <>Nothing says what the answer is about, so it waits for staff: {desk('mail', 'stray mail at the desk')}.</>
  return state === 'failed' ? (
    <>The answer was not taken. The server’s log says why.</>
  ) : (
    <>The answer was taken for a machine’s. It is kept, and nobody is told.</>
  )
}

interface Props {
  readonly id: string
  /** To whom a mail program would send it. */
  readonly to: MailAddress
  /** Whoever got the letter. */
  readonly as: MailAddress
  readonly answered: Answered | undefined
}

/** Answers a letter as whoever got it: the mail comes in as it would from outside. */
export const AnswerForm = ({ id, to, as, answered }: Props) => (
  <>
    {answered && (
      <p className="said" role="status">
        <Said {...answered} />
      </p>
    )}
    <form method="post" action={`/outbox/${encodeURIComponent(id)}/answer/`}>
      <label htmlFor="words">Answer this letter</label>
      <span className="note" id="answers">
        As {as.address}, to {to.address}. It comes in as mail does.
      </span>
      <textarea id="words" name="words" required maxLength={5000} aria-describedby="answers" />
      <button type="submit">Send the answer</button>
    </form>
  </>
)
