import { formatDay } from '../../../../domain/calendar/day-format.ts'
import { useCatalogue } from '../../../components/catalogue-context.ts'
import { useShell } from '../../../components/shell-context.ts'
import { Icon } from '../../../icons/icon.tsx'
import { useAddToCart } from '../../cart/use-add-to-cart.ts'
import rows from '../home/wears-out.module.css'
import type { Me, Robot } from '../operations/account-answers.ts'
import { setServiceReminders } from '../operations/set-service-reminders.ts'
import body from '../parts/account-body.module.css'
import { AccountSection } from '../parts/account-section.tsx'
import { catalogued } from '../parts/catalogued.ts'
import { Cutout } from '../parts/cutout.tsx'
import { myFilesPath } from '../parts/download.ts'
import { DownloadButton } from '../parts/download-button.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { SwitchRow } from '../parts/switch-row.tsx'
import { WarrantyClock } from '../warranty-clock/warranty-clock.tsx'
import styles from './own-robot.module.css'

interface Props {
  robot: Robot
  me: Me
  today: string
}

const kilobytes = (size: number): string =>
  size < 1_000_000 ? `${Math.ceil(size / 1000)}\u00a0kB` : `${(size / 1_000_000).toFixed(1)}\u00a0MB`

const PartsThatFit = ({ slugs }: { slugs: readonly string[] }) => {
  const { code, shop } = useShell().edition
  const catalogue = useCatalogue()
  const add = useAddToCart()
  return (
    <ul className={rows.rows}>
      {slugs.map((slug) => {
        const known = catalogued(slug, catalogue)
        if (known === undefined) return null
        const { sku, name, title, cents, price, shippingClass, picture, gone, note } = known.product
        return (
          <li key={slug}>
            <Cutout picture={picture} stage={known.stage} size="part" />
            <p>
              <a href={`/${code}/products/${slug}/`}>{name}</a>
              {note !== undefined && <small>{note}</small>}
            </p>
            <span className={rows.price}>{price}</span>
            {shop && gone === undefined && (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => add({ sku, name: title, slug, quantity: 1, price: cents, shippingClass }, picture)}
              >
                Add<span className="visually-hidden"> {name} to the cart</span>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** One registered machine: its papers, its warranty, and what helps with it. */
export const OwnRobot = ({ robot, me, today }: Props) => {
  const { edition } = useShell()
  const base = `/${edition.code}/`
  const known = catalogued(robot.product, useCatalogue())
  const { name, serialNumber, purchasedOn, dealer, receipt, reference, warrantyFrom, warrantyUntil, warrantyMonths } =
    robot
  const facts = [
    ['Serial number', serialNumber],
    ['Bought', `${formatDay(purchasedOn)}, ${dealer}`],
    ['Registered as', reference],
    ...(robot.nextServiceOn === null ? [] : [['Next service', formatDay(robot.nextServiceOn)]]),
  ]
  return (
    <>
      <PageHead title={name} back={{ href: `${base}account/robots/`, label: 'All robots' }}>
        <p>{known?.product.note ?? 'Registered to you.'}</p>
      </PageHead>
      <div className={`wrap ${body.body} ${body.two}`}>
        <div className={body.main}>
          <div className={styles.top}>
            <Cutout picture={known?.product.picture} stage={known?.stage ?? 'water'} size="robot" />
            <dl className={styles.facts}>
              {facts.map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          {known !== undefined && (known.product.parts ?? []).length > 0 && (
            <AccountSection heading="Parts that fit" id="parts">
              <PartsThatFit slugs={known.product.parts ?? []} />
            </AccountSection>
          )}
          <AccountSection heading="Reminders">
            <SwitchRow change={setServiceReminders} isOn={me.serviceReminders} label="Email when a service is due">
              One for the yearly service of each of your robots, and none otherwise.
            </SwitchRow>
          </AccountSection>
        </div>
        <aside className={body.card} aria-label="Warranty and help">
          {warrantyUntil !== null && (
            <div className={styles.clock}>
              <WarrantyClock
                from={warrantyFrom}
                until={warrantyUntil}
                months={warrantyMonths}
                today={today}
                law="Rights under consumer law have not: a fault that should not be there is still ours to put right."
              />
              <p>One tile is a month. Yellow is this month.</p>
            </div>
          )}
          <ul className={body.rows}>
            {receipt !== null && (
              <li className={styles.receipt}>
                <DownloadButton from={myFilesPath} name={receipt.name} asked={{ file: receipt.id }}>
                  Receipt
                </DownloadButton>
                <small>{kilobytes(receipt.size)}</small>
              </li>
            )}
            {known !== undefined && (
              <>
                <li>
                  <a href={`${base}products/${known.slug}/#downloads`}>
                    <Icon name="info" />
                    <span>Manual and data sheet</span>
                  </a>
                </li>
                <li>
                  <a href={`${base}support/troubleshooting/?model=${known.slug}`}>
                    <Icon name="question" />
                    <span>Find a fault</span>
                  </a>
                </li>
              </>
            )}
            <li>
              <a href={`${base}support/repairs-and-parts/${known ? `?model=${known.slug}` : ''}#request`}>
                <Icon name="calendar" />
                <span>Book a service</span>
              </a>
            </li>
            <li>
              <a href={`${base}warranty/`}>
                <Icon name="shield" />
                <span>What the warranty covers</span>
              </a>
            </li>
          </ul>
        </aside>
      </div>
    </>
  )
}
