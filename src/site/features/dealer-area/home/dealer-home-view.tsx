import { openState, openStateWords } from '../../../../domain/calendar/open-state.ts'
import { wallClock } from '../../../../domain/calendar/wall-clock.ts'
import { Icon } from '../../../icons/icon.tsx'
import { useMinute } from '../../../state/use-minute.ts'
import { AccountSection } from '../../account/parts/account-section.tsx'
import { PageHead } from '../../account/parts/page-head.tsx'
import { dealerPath } from '../dealer-entries.ts'
import { DemoRow } from '../demos/demo-row.tsx'
import type { DealerHome } from '../operations/dealer-answers.ts'
import parts from '../parts/dealer-parts.module.css'
import { timetableOf } from '../parts/timetable.ts'
import { headline, waitingRows } from './waiting-rows.ts'

/** The dealer's pages as they are opened: what waits, what comes, and whether they are open. */
export const DealerHomeView = ({ home }: { home: DealerHome }) => {
  const { edition } = home
  const now = useMinute() ?? new Date()
  const zone = home.timeZone
  const today = wallClock(now, zone).day
  const rows = waitingRows(home)
  return (
    <>
      <PageHead title={headline(home)}>
        <p>{home.name}</p>
      </PageHead>
      <div className={`wrap ${parts.body} ${parts.two}`}>
        <div className={parts.main}>
          {rows.length > 0 && (
            <AccountSection heading="Under way">
              <ul className="link-rows rows">
                {rows.map(({ name, label }) => (
                  <li key={label}>
                    <a href={dealerPath(edition, name)}>
                      {label} <Icon name="right" />
                    </a>
                  </li>
                ))}
              </ul>
            </AccountSection>
          )}
          <AccountSection heading="Demos to come" action={<a href={dealerPath(edition, 'demos')}>All demos</a>}>
            {home.coming.length === 0 ? (
              <p>None. What you accept stands here, with how to reach the customer.</p>
            ) : (
              <ul className={parts.rows}>
                {home.coming.map((demo) => (
                  <li key={demo.reference}>
                    <DemoRow demo={demo} today={today} />
                  </li>
                ))}
              </ul>
            )}
          </AccountSection>
        </div>
        <aside className={parts.card} aria-label="Open or closed">
          <h2>{openStateWords(openState(timetableOf(home), now, zone))}</h2>
          <p className={parts.small}>That is what the site says of you now. A change counts at once.</p>
          <p>
            <a href={dealerPath(edition, 'listing')}>Change hours and closed days</a>
          </p>
        </aside>
      </div>
    </>
  )
}
