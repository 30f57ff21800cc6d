import { formatDay } from '../../../../domain/calendar/day-format.ts'
import { useCatalogue } from '../../../components/catalogue-context.ts'
import { useShell } from '../../../components/shell-context.ts'
import { Icon } from '../../../icons/icon.tsx'
import type { Robot } from '../operations/account-answers.ts'
import { catalogued } from '../parts/catalogued.ts'
import { Cutout } from '../parts/cutout.tsx'
import { WarrantyClock } from '../warranty-clock/warranty-clock.tsx'
import styles from './robot-rows.module.css'

interface Props {
  robots: readonly Robot[]
  today: string
  /** Of the names of robots, below whatever stands above them. */
  heading?: 'h2' | 'h3'
}

/** Registered machines: which they are, since when they are whose, and how long their warranties run. */
export const RobotRows = ({ robots, today, heading: Heading = 'h3' }: Props) => {
  const { code } = useShell().edition
  const catalogue = useCatalogue()
  if (robots.length === 0)
    return (
      <ul className="link-rows rows">
        <li>
          <a href={`/${code}/support/registration/`}>
            Register the first <Icon name="right" />
          </a>
        </li>
      </ul>
    )
  return (
    <>
      <ul className={styles.rows}>
        {robots.map(
          ({ id, product, name, serialNumber, dealer, purchasedOn, warrantyFrom, warrantyUntil, warrantyMonths }) => {
            const known = catalogued(product, catalogue)
            return (
              <li key={id}>
                <div className={styles.picture}>
                  <Cutout picture={known?.product.picture} stage={known?.stage ?? 'water'} size="robot" />
                </div>
                <div className={styles.words}>
                  <Heading className={styles.name}>
                    <a href={`/${code}/account/robots/${id}/`}>{name}</a>
                  </Heading>
                  <p>{serialNumber}</p>
                  <p>
                    Bought {formatDay(purchasedOn)}, {dealer}
                  </p>
                  <p className={styles.links}>
                    {known !== undefined && <a href={`/${code}/account/robots/${id}/#parts`}>Parts that fit</a>}
                    <a href={`/${code}/support/repairs-and-parts/${known ? `?model=${known.slug}` : ''}#request`}>
                      Book a service
                    </a>
                  </p>
                </div>
                {warrantyUntil !== null && (
                  <div className={styles.clock}>
                    <WarrantyClock
                      from={warrantyFrom}
                      until={warrantyUntil}
                      months={warrantyMonths}
                      today={today}
                      law="Consumer law has not."
                    />
                  </div>
                )}
              </li>
            )
          },
        )}
      </ul>
      {robots.some(({ warrantyUntil }) => warrantyUntil !== null) && (
        <p className={styles.caption}>One tile is a month, clockwise from the receipt. Yellow is this month.</p>
      )}
    </>
  )
}
