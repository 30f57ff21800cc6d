import { PictureView } from '../../components/picture-view.tsx'
import { Prose } from '../../components/prose.tsx'
import { PageSections } from '../../components/sections/page-sections.tsx'
import type { FormOffer } from '../../content/form-offer.ts'
import type { EditorialPage } from '../../content/section.ts'
import { usePoolPrefill } from '../../features/account/pool/use-pool-prefill.ts'
import { FormSection } from '../../features/forms/form-section.tsx'
import styles from './page.module.css'

/** What a link may ask to see, from whom, and in which pool. */
const prefill = { model: 'product', dealer: 'dealer', postcode: 'postcode', pool: 'poolType', length: 'poolLength' }

const BookADemo = ({ title, slots, rest, offer }: EditorialPage<'book-a-demo'> & { offer: FormOffer }) => {
  usePoolPrefill(({ measures }) => ({ length: `${Math.max(measures.length, measures.width)}` }))
  return (
    <>
      <header className={styles.opening}>
        <div className={`wrap ${styles.words}`}>
          <h1>{title}</h1>
          {slots.hero.html !== undefined && (
            <div className="lead">
              <Prose html={slots.hero.html} />
            </div>
          )}
        </div>
        {slots.hero.picture !== undefined && (
          <div className={styles.pool}>
            <PictureView picture={slots.hero.picture} sizes="100vw" priority />
          </div>
        )}
      </header>
      <FormSection kind="book-a-demo" offer={offer} section={slots.form} prefill={prefill} />
      <PageSections sections={rest} />
    </>
  )
}

export default BookADemo
