import { useCatalogue } from '../../components/catalogue-context.ts'
import { PictureView } from '../../components/picture-view.tsx'
import { useShell } from '../../components/shell-context.ts'
import { QuickAdd } from '../../features/listing/quick-add.tsx'
import styles from './promotions.module.css'

/** What costs less than it did: what is saved is the headline. */
export const Promotions = ({ slugs }: { slugs: string[] }) => {
  const { products } = useCatalogue()
  const { edition } = useShell()
  return (
    <section className="section wrap">
      <h2 className="visually-hidden">On promotion</h2>
      {slugs.map((slug) => {
        const product = products[slug]
        if (product === undefined) return null
        const { name, note, price, was, saved, picture } = product
        const href = `/${edition.code}/products/${slug}/`
        return (
          <article key={slug} className={styles.promotion}>
            <div className={`cutout ${styles.stage}`}>
              <PictureView picture={picture} sizes="(min-width: 51rem) 40rem, 94vw" />
            </div>
            <div>
              <h3>
                <a href={href}>
                  {saved} off the {name}
                </a>
              </h3>
              <p className="muted">{note}</p>
              <p className={styles.price}>
                <strong>{price}</strong>
                <s>
                  <span className="visually-hidden">Was </span>
                  {was}
                </s>
                <QuickAdd slug={slug} product={product} />
              </p>
            </div>
          </article>
        )
      })}
    </section>
  )
}
