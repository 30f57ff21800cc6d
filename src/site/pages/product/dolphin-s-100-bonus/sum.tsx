import { PictureView } from '../../../components/picture-view.tsx'
import { Prose } from '../../../components/prose.tsx'
import type { Promotion } from '../../../content/promotion.ts'
import type { SectionIn } from '../../../content/section.ts'
import styles from './sum.module.css'

/** What it costs apart and together, written out like a receipt. */
export const Sum = ({
  section,
  promotion,
}: {
  section: SectionIn<'product/dolphin-s-100-bonus', 'sum'>
  promotion: Promotion
}) => (
  <section className={`section wrap ${styles.columns}`}>
    <div>
      <h2>{section.heading}</h2>
      <Prose html={section.html} />
    </div>
    <div>
      <ul className={`rows ${styles.receipt}`}>
        {[promotion.product, ...promotion.bonus].map(({ href, name, summary, price, picture }, index) => (
          <li key={href}>
            <PictureView picture={picture} sizes="88px" />
            <span>
              <a href={href}>{name}</a>
              <span className="small muted">{summary}</span>
            </span>
            <span className={styles.price}>
              {index > 0 && <s className="muted">{price}</s>} <b>{index > 0 ? promotion.nothing : price}</b>
            </span>
          </li>
        ))}
        {section.items?.map(({ title, text, value }) => (
          <li key={title}>
            <span />
            <span>
              <strong>{title}</strong> <span className="small muted">{text}</span>
            </span>
            <b className={styles.price}>{value}</b>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>Together</span>
        <span className={styles.price}>
          <s className="muted">{promotion.apart}</s> <b>{promotion.product.price}</b>
        </span>
      </p>
    </div>
  </section>
)
