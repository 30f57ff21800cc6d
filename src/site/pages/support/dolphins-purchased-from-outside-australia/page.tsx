import { CallUs } from '../../../components/call-us.tsx'
import { FeatureBoundary } from '../../../components/feature-boundary.tsx'
import { PageOpening } from '../../../components/page-opening.tsx'
import { PageSections } from '../../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import type { SerialRegion } from '../../../content/serial-region.ts'
import { SerialChecker } from '../../../features/serial/serial-checker.tsx'
import styles from './page.module.css'

interface Props
  extends EditorialPage<'support/dolphins-purchased-from-outside-australia', 'hero' | 'letters' | 'imports' | 'human'> {
  regions: SerialRegion[]
  today: string
}

/** Everything on it follows from the first two letters of a number, so they are what one sees. */
const PurchasedOutsideAustralia = ({ title, slots, rest, regions, today }: Props) => (
  <>
    <PageOpening title={title} hero={slots.hero} />
    <section className={`section wrap ${styles.number}`}>
      <FeatureBoundary of="serial-checker" name="The serial check">
        <SerialChecker regions={regions} today={today} />
      </FeatureBoundary>
      <h2>{slots.letters.heading}</h2>
      <dl className={styles.letters}>
        {regions.map(({ title: name, codes, text, next, action }) => (
          <div key={name} data-code={codes[0] === name || undefined}>
            <dt>{name}</dt>
            <dd>
              <p>{text}</p>
              <p>
                {next} <a href={action.href}>{action.label}</a>
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
    <PageSections sections={[slots.imports]} />
    <PageSections sections={rest} />
    <CallUs section={slots.human} />
  </>
)

export default PurchasedOutsideAustralia
