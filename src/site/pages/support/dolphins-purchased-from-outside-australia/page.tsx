import { CallUs } from '../../../components/call-us.tsx'
import { FeatureBoundary } from '../../../components/feature-boundary.tsx'
import { PageOpening } from '../../../components/page-opening.tsx'
import { PageSections } from '../../../components/sections/page-sections.tsx'
import type { EditorialPage } from '../../../content/section.ts'
import type { SerialRegion } from '../../../content/serial-region.ts'
import { takeSections } from '../../../content/take-sections.ts'
import { SerialChecker } from '../../../features/serial/serial-checker.tsx'
import styles from './page.module.css'

interface Props extends EditorialPage {
  regions: SerialRegion[]
  today: string
}

/** Everything on it follows from the first two letters of a number, so they are what one sees. */
const PurchasedOutsideAustralia = ({ title, sections, regions, today }: Props) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const letters = take('features')
  // What to do then stands with the letters it is about.
  take('features')
  const steps = take('steps')
  const human = take('callToAction')
  return (
    <>
      <PageOpening title={title} hero={hero} />
      <section className={`section wrap ${styles.number}`}>
        <FeatureBoundary of="serial-checker" name="The serial check">
          <SerialChecker regions={regions} today={today} />
        </FeatureBoundary>
        <h2>{letters?.heading}</h2>
        <dl className={styles.letters}>
          {regions.map(({ title: name, text, next, action }) => (
            <div key={name} data-code={/^[A-Z]{2}$/.test(name) || undefined}>
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
      {steps !== undefined && <PageSections sections={[steps]} />}
      <PageSections sections={rest} />
      <CallUs section={human} />
    </>
  )
}

export default PurchasedOutsideAustralia
