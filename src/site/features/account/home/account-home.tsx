import type { ReactNode } from 'react'
import type { PartLife } from '../../../../domain/after-sales/wear.ts'
import { useCatalogue } from '../../../components/catalogue-context.ts'
import { useShell } from '../../../components/shell-context.ts'
import { useMinute } from '../../../state/use-minute.ts'
import type { Me } from '../operations/account-answers.ts'
import { AccountSection } from '../parts/account-section.tsx'
import { dayHere, zoneHere } from '../parts/day-here.ts'
import styles from './account-home.module.css'
import { LatestOrder } from './latest-order.tsx'
import { NextService } from './next-service.tsx'
import { nextService } from './next-service-day.ts'
import { nextWear } from './next-wear.ts'
import { PoolBand } from './pool-band.tsx'
import { RobotRows } from './robot-rows.tsx'
import { WearsOut } from './wears-out.tsx'

interface Props {
  me: Me
  /** What is said of a pool that nobody has measured. */
  unmeasured: ReactNode
  lives: readonly PartLife[]
  /** The pool has just been measured. */
  isNew: boolean
}

/** The account as it is opened: my pool, my robots, and what comes next. */
export const AccountHome = ({ me, unmeasured, lives, isNew }: Props) => {
  const { edition } = useShell()
  const catalogue = useCatalogue()
  const now = useMinute() ?? new Date()
  const today = dayHere(edition.code, now)
  const service = nextService(me.robots)
  const [latest] = edition.shop ? me.orders : []
  const worn = nextWear({ robots: me.robots, orders: me.orders, lives, today, catalogue })
  return (
    <>
      <PoolBand pool={me.pool} unmeasured={unmeasured} isNew={isNew} />
      <div className={`wrap ${styles.columns}`} data-aside={service !== undefined || latest !== undefined || undefined}>
        <div className={styles.main}>
          {me.role === 'DEALER' && (
            <p>
              <a href={`/${edition.code}/dealer/`}>To the pages of your shop</a>
            </p>
          )}
          <AccountSection
            heading="My robots"
            action={me.robots.length > 0 && <a href={`/${edition.code}/support/registration/`}>Register another</a>}
          >
            <RobotRows robots={me.robots} today={today} />
          </AccountSection>
          {worn.length > 0 && (
            <AccountSection heading="Wears out next">
              <WearsOut robots={me.robots} orders={me.orders} lives={lives} today={today} />
            </AccountSection>
          )}
        </div>
        <div className={styles.aside}>
          {service && <NextService {...service} remindersOn={me.serviceReminders} />}
          {latest && <LatestOrder order={latest} timeZone={zoneHere(edition.code)} now={now} />}
        </div>
      </div>
    </>
  )
}

/** Until it is there: the band and the headings, where they will be. */
export const WaitingHome = () => (
  <>
    <PoolBand pool={undefined} />
    <div className={`wrap ${styles.columns}`} data-aside="">
      <div className={styles.main}>
        <AccountSection heading="My robots">
          <div className={styles.row} />
        </AccountSection>
      </div>
    </div>
  </>
)
