import { OnwardLink } from '../../components/onward-link.tsx'
import { ReviewWords } from '../../components/review-words.tsx'
import type { Review } from '../../content/testimonial.ts'
import styles from './reviews.module.css'

interface Props {
  name: string
  reviews: readonly Review[]
  /** Of everybody who rated it, in words or not. */
  rating: { value: number; count: number } | undefined
  /** Where all reviews of all products are. */
  allHref: string
}

const ratings = [5, 4, 3, 2, 1]

/** The choice is the browser's, and styles apply it: it works before any script, and without. */
const Filter = ({ reviews }: Pick<Props, 'reviews'>) => (
  <fieldset className={styles.filter}>
    <legend className="visually-hidden">Which reviews</legend>
    <label>
      <input type="radio" name="rating" value="all" defaultChecked />
      All <span className={styles.count}>{reviews.length}</span>
    </label>
    {ratings.map((rating) => (
      <label key={rating}>
        <input type="radio" name="rating" value={rating} />
        {rating} of 5{' '}
        <span className={styles.count}>{reviews.filter((review) => review.rating === rating).length}</span>
      </label>
    ))}
  </fieldset>
)

const missing = (reviews: Props['reviews']): number[] =>
  ratings.filter((rating) => !reviews.some((review) => review.rating === rating))

/** What owners wrote of one product, whatever they gave, newest first. */
export const Reviews = ({ name, reviews, rating, allHref }: Props) => (
  <section className={`section wrap ${styles.reviews}`}>
    <div>
      <h2>What owners say</h2>
      <p className="small muted">
        {rating && `${rating.value} of 5 from ${rating.count} owners in three countries. `}
        {reviews.length === 1 ? 'One here wrote about it.' : 'Those here who wrote about it, newest first.'}
      </p>
      {reviews.length > 1 && <Filter reviews={reviews} />}
    </div>
    <div>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.place} className={styles.review} data-rating={review.rating}>
            <ReviewWords review={review} className={styles.rating} />
          </li>
        ))}
      </ul>
      {reviews.length > 1 && (
        <div aria-live="polite">
          {missing(reviews).map((rating) => (
            <p key={rating} className={styles.none} data-rating={rating}>
              No review like this yet. Nobody who wrote to us gave the {name} {rating} of 5.
            </p>
          ))}
        </div>
      )}
      <OnwardLink href={allHref}>Reviews of the whole range</OnwardLink>
    </div>
  </section>
)
