import { Enquiry } from '../components/enquiry.tsx'
import { PictureView } from '../components/picture-view.tsx'
import { Prose } from '../components/prose.tsx'
import { PageSections } from '../components/sections/page-sections.tsx'
import type { EditorialPage } from '../content/section.ts'
import { takeSections } from '../content/take-sections.ts'
import { useAddressQuery } from '../state/address-query.ts'
import { type Showing, shownAt } from './book-a-demo/shown-at.ts'
import styles from './book-a-demo.module.css'

const BookADemo = ({ title, sections, showing }: EditorialPage & { showing: Showing }) => {
  const known = shownAt(useAddressQuery(), showing)
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const letter = take('form')
  return (
    <>
      <header className={styles.opening}>
        <div className={`wrap ${styles.words}`}>
          <h1>{title}</h1>
          {hero?.html !== undefined && (
            <div className="lead">
              <Prose html={hero.html} />
            </div>
          )}
        </div>
        {hero?.picture !== undefined && (
          <div className={styles.pool}>
            <PictureView picture={hero.picture} sizes="100vw" priority />
          </div>
        )}
      </header>
      {letter !== undefined && <Enquiry section={letter} known={known} />}
      <PageSections sections={rest} />
    </>
  )
}

export default BookADemo
