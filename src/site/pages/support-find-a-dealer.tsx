import { CallUs } from '../components/call-us.tsx'
import { PageOpening } from '../components/page-opening.tsx'
import { Prose } from '../components/prose.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import { WithContents } from '../components/with-contents.tsx'
import type { DealersOfState } from '../content/dealer.ts'
import type { EditorialPage } from '../content/section.ts'
import { takeSections } from '../content/take-sections.ts'
import { DealerRow } from './dealers/dealer-row.tsx'
import styles from './support-find-a-dealer.module.css'

const FindADealer = ({ title, sections, states }: EditorialPage & { states: DealersOfState[] }) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const human = take('callToAction')
  return (
    <>
      <PageOpening title={title} hero={hero} />
      <WithContents
        label="Where"
        entries={states.map(({ id, state, dealers }) => ({ id, name: state, count: dealers.length }))}
      >
        {states.map(({ id, state, dealers }) => (
          <section key={id} id={id} className={styles.state}>
            <h2>{state}</h2>
            <ul className="rows">
              {dealers.map((dealer) => (
                <DealerRow key={dealer.name} dealer={dealer} />
              ))}
            </ul>
          </section>
        ))}
      </WithContents>
      {human !== undefined && (
        <CallUs heading={human.heading} actions={human.actions}>
          {human.html !== undefined && <Prose html={human.html} />}
        </CallUs>
      )}
      <PageSections sections={rest} />
    </>
  )
}

export default FindADealer
