import { PictureView } from '../../components/picture-view.tsx'
import { ReviewWords } from '../../components/review-words.tsx'
import type { ReviewedProduct } from '../../content/testimonial.ts'
import styles from './review-group.module.css'

/** One product, and everything its owners wrote, whatever they gave. */
export const ReviewGroup = ({ group: { id, href, name, picture, rating, reviews } }: { group: ReviewedProduct }) => (
  <section className={styles.group} id={id} aria-labelledby={`${id}-name`}>
    <div className={styles.product}>
      <div className={`cutout ${styles.stage}`}>
        <PictureView picture={picture} sizes="(min-width: 51rem) 22rem, 40vw" />
      </div>
      <div>
        <h2 id={`${id}-name`}>
          <a href={href}>{name}</a>
        </h2>
        {rating !== undefined && (
          <p className="small muted">
            {rating.value} of 5 from {rating.count} owners
          </p>
        )}
      </div>
    </div>
    <ul className={styles.reviews}>
      {reviews.map((review) => (
        <li key={review.place}>
          <ReviewWords review={review} className={styles.rating} />
        </li>
      ))}
    </ul>
  </section>
)
