import { useState } from 'react'
import { openState, openStateWords } from '../../../../domain/calendar/open-state.ts'
import { wallClock } from '../../../../domain/calendar/wall-clock.ts'
import { useMinute } from '../../../state/use-minute.ts'
import { AccountSection } from '../../account/parts/account-section.tsx'
import { PageHead } from '../../account/parts/page-head.tsx'
import plain from '../../order/plain-link.module.css'
import { askDealer } from '../me/dealer.ts'
import { useDealerAsked } from '../me/use-dealer-asked.ts'
import { useDealerChange } from '../me/use-dealer-change.ts'
import { askMyListing } from '../operations/ask-my-listing.ts'
import type { DealerHome, Listing } from '../operations/dealer-answers.ts'
import { withdrawMyChange } from '../operations/withdraw-my-change.ts'
import { AskedPart } from '../parts/asked-part.tsx'
import parts from '../parts/dealer-parts.module.css'
import { timetableOf } from '../parts/timetable.ts'
import { ChangeShown } from './change-shown.tsx'
import { HoursForm } from './hours-form.tsx'
import { Proposal } from './proposal.tsx'

const readListing = () => askDealer(askMyListing, {})

interface ChangeProps {
  listing: Listing
  onChange: (listing: Listing) => void
}

const Waiting = ({ listing: { waiting }, onChange }: ChangeProps) => {
  const change = useDealerChange()
  const [said, setSaid] = useState('')
  return (
    <>
      {waiting !== null && (
        <>
          <ChangeShown change={waiting} />
          <button
            type="button"
            className={plain.link}
            aria-disabled={change.isBusy}
            onClick={async () => {
              const isDone = await change.run(withdrawMyChange, { change: waiting.id }, (answer) => {
                if (answer.listing !== null) onChange(answer.listing)
              })
              if (isDone) setSaid('Taken back. You stay listed as you are.')
            }}
          >
            {change.isBusy ? 'One moment' : 'Take it back'}
          </button>
          <p className={parts.small}>The form below has it in it: change something there, and both are asked for.</p>
        </>
      )}
      <p role="alert" className={`field-error ${parts.problem}`}>
        {change.problem}
      </p>
      <p role="status" className={parts.said}>
        {waiting === null && said}
      </p>
    </>
  )
}

/** How the dealer is listed: hours count at once, the rest once staff have looked at it. */
export const ListingView = ({ title, home }: { title: string; home: DealerHome }) => {
  const asked = useDealerAsked(readListing)
  const now = useMinute() ?? new Date()
  const zone = home.timeZone
  const today = wallClock(now, zone).day
  return (
    <>
      <PageHead title={title}>
        <p>{openStateWords(openState(timetableOf(home), now, zone))}.</p>
      </PageHead>
      <div className={`wrap ${parts.body}`}>
        <AskedPart asked={asked}>
          {(listing, set) => (
            <div className={parts.main}>
              <AccountSection
                heading="When you’re open"
                action={<a href={`/${home.edition}/support/find-a-dealer/${listing.slug}/`}>Your page on the site</a>}
              >
                <HoursForm listing={listing} today={today} onSaved={set} />
              </AccountSection>
              <AccountSection heading="How you’re listed">
                <p className={parts.lead}>
                  We look at these first, so that nobody is sent to the wrong address. It takes a working day.
                </p>
                <Waiting listing={listing} onChange={set} />
                {listing.settled.slice(0, 1).map((change) => (
                  <ChangeShown key={change.id} change={change} />
                ))}
                <Proposal listing={listing} onSent={set} />
              </AccountSection>
            </div>
          )}
        </AskedPart>
      </div>
    </>
  )
}
