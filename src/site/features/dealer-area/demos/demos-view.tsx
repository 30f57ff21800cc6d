import { type ReactNode, useState } from 'react'
import { wallClock } from '../../../../domain/calendar/wall-clock.ts'
import { useMinute } from '../../../state/use-minute.ts'
import { AccountSection } from '../../account/parts/account-section.tsx'
import { PageHead } from '../../account/parts/page-head.tsx'
import { headline } from '../home/waiting-rows.ts'
import { askDealer } from '../me/dealer.ts'
import { useDealerAsked } from '../me/use-dealer-asked.ts'
import { askMyDemos } from '../operations/ask-my-demos.ts'
import type { DealerHome, Demo } from '../operations/dealer-answers.ts'
import { AskedPart } from '../parts/asked-part.tsx'
import { dayAndTime } from '../parts/day-and-time.ts'
import parts from '../parts/dealer-parts.module.css'
import { DemoRow } from './demo-row.tsx'
import { DemoToAnswer } from './demo-to-answer.tsx'
import { pastWords } from './past-words.ts'

const readDemos = () => askDealer(askMyDemos, {})

const Past = ({ demo }: { demo: Demo }) => (
  <>
    <p>{[demo.who, demo.place].filter((words) => words !== '').join(', ')}</p>
    <p className={parts.small}>
      {[pastWords(demo), demo.day === null ? '' : dayAndTime(demo.day, demo.time), demo.reference]
        .filter((words) => words !== '')
        .join('. ')}
    </p>
  </>
)

/** Demos that the dealer was asked for: to answer, proposed, coming and past. */
export const DemosView = ({ home }: { home: DealerHome }) => {
  const asked = useDealerAsked(readDemos)
  const [said, setSaid] = useState('')
  const now = useMinute() ?? new Date()
  const zone = home.timeZone
  const today = wallClock(now, zone).day
  const list = (demos: readonly Demo[], row: (demo: Demo) => ReactNode) => (
    <ul className={parts.rows}>
      {demos.map((demo) => (
        <li key={demo.ask ?? demo.reference}>{row(demo)}</li>
      ))}
    </ul>
  )
  return (
    <>
      <PageHead title={headline(home)}>
        <p>
          You see a name and a suburb until you say that you come; then how to reach them, until a week after the demo.
        </p>
      </PageHead>
      <div className={`wrap ${parts.body}`}>
        <AskedPart asked={asked}>
          {({ toAnswer, proposed, coming, past }, set) => (
            <div className={parts.main}>
              <p role="status" className={parts.said}>
                {said}
              </p>
              {toAnswer.length > 0 && (
                <AccountSection heading="To answer">
                  {list(toAnswer, (demo) => (
                    <DemoToAnswer
                      demo={demo}
                      zone={zone}
                      today={today}
                      onAnswered={(next, words) => {
                        set(next)
                        setSaid(words)
                      }}
                    />
                  ))}
                </AccountSection>
              )}
              {proposed.length > 0 && (
                <AccountSection heading="The customer’s turn">
                  {list(proposed, (demo) => (
                    <>
                      <p>
                        {demo.who}, {demo.place}
                      </p>
                      <p className={parts.small}>
                        You proposed {demo.day === null ? 'another day' : dayAndTime(demo.day, demo.time)}.
                      </p>
                    </>
                  ))}
                </AccountSection>
              )}
              <AccountSection heading="Coming">
                {coming.length === 0 ? <p>None.</p> : list(coming, (demo) => <DemoRow demo={demo} today={today} />)}
              </AccountSection>
              {past.length > 0 && (
                <AccountSection heading="Past">
                  {list(past, (demo) => (
                    <Past demo={demo} />
                  ))}
                </AccountSection>
              )}
            </div>
          )}
        </AskedPart>
      </div>
    </>
  )
}
