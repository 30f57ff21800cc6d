import { CallUs } from '../components/call-us.tsx'
import { PageOpening } from '../components/page-opening.tsx'
import { Prose } from '../components/prose.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import { SerialNumber } from '../components/serial-number.tsx'
import { useShell } from '../components/shell-context.ts'
import type { EditorialPage } from '../content/section.ts'
import { takeSections } from '../content/take-sections.ts'
import styles from './support-dolphins-purchased-from-outside-australia.module.css'

/** Everything on it follows from the first two letters of a number, so they are what one sees. */
const PurchasedOutsideAustralia = ({ title, sections }: EditorialPage) => {
  const { edition } = useShell()
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const letters = take('features')
  const steps = take('steps')
  const human = take('callToAction')
  return (
    <>
      <PageOpening title={title} hero={hero} />
      <section className={`section wrap ${styles.number}`}>
        <SerialNumber region={edition.code.slice(3).toUpperCase()} />
        <h2>{letters?.heading}</h2>
        <dl className={styles.letters}>
          {letters?.items?.map(({ title: name, text }) => (
            <div key={name} data-code={/^[A-Z]{2}$/.test(name) || undefined}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {steps !== undefined && <PageSections sections={[steps]} />}
      <PageSections sections={rest} />
      {human !== undefined && (
        <CallUs heading={human.heading} actions={human.actions}>
          {human.html !== undefined && <Prose html={human.html} />}
        </CallUs>
      )}
    </>
  )
}

export default PurchasedOutsideAustralia
