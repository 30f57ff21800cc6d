import { CornerCard } from '../../components/corner-card.tsx'
import { stopMeasuring } from '../measurement/start-measuring.ts'
import { type ConsentChoice, consent } from './consent.ts'

export interface ConsentBannerProps {
  /** Whether this site is set up to measure anything. */
  measures: boolean
  privacyHref: string
  onDone: () => void
}

const soFar = {
  'not-asked': 'Nothing has been counted so far.',
  given: 'You agreed to be counted. You can take that back here.',
  refused: 'You aren’t being counted. You can change that here.',
}

export const ConsentBanner = ({ measures, privacyHref, onDone }: ConsentBannerProps) => {
  const before = consent.current()
  const more = <a href={privacyHref}>Privacy</a>

  const choose = (choice: ConsentChoice) => {
    consent.choose(choice)
    onDone()
    if (before === 'given' && choice === 'refused') void stopMeasuring()
  }

  if (!measures)
    return (
      <CornerCard
        id="consent"
        side="left"
        title="Nothing is counted here"
        text={<>This site measures nothing, so there’s nothing to choose. If that changes, we ask you first. {more}</>}
      >
        <button type="button" className="button button-quiet" onClick={onDone}>
          Close
        </button>
      </CornerCard>
    )
  return (
    <CornerCard
      id="consent"
      side="left"
      title="May we count your visit?"
      text={
        <>
          It tells us which pages help, never who you are. {soFar[before]} {more}
        </>
      }
    >
      <button type="button" className="button button-quiet" onClick={() => choose('refused')}>
        No, thanks
      </button>
      <button type="button" className="button button-quiet" onClick={() => choose('given')}>
        Yes, count me
      </button>
    </CornerCard>
  )
}
