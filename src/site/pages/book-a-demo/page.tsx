import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { FormOffer } from '../../content/form-offer.ts'
import type { EditorialPage } from '../../content/section.ts'
import { takeSections } from '../../content/take-sections.ts'
import { FormSection } from '../../features/forms/form-section.tsx'
import styles from './page.module.css'

/** What a link may ask to see, and from whom. */
const prefill = { model: 'product', dealer: 'dealer', postcode: 'postcode' }

const BookADemo = ({ title, sections, offer }: EditorialPage & { offer: FormOffer }) => {
  const { take, rest } = takeSections(sections)
  const hero = take('hero')
  const form = take('form')
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
      {form !== undefined && <FormSection kind="book-a-demo" offer={offer} section={form} prefill={prefill} />}
      <PageSections sections={rest} />
    </>
  )
}

export default BookADemo
