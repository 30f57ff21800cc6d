import type { Review } from '../content/testimonial.ts'
import { Prose } from './prose.tsx'
import { Tiles } from './tiles.tsx'

interface Props {
  review: Review
  /** Of the tiles, which stand beside or above the words. */
  className: string | undefined
}

/** What one owner gave, and wrote. */
export const ReviewWords = ({ review: { rating, place, html, name, date, dateText }, className }: Props) => (
  <>
    <div className={className}>
      <Tiles count={rating} of={5} />
      <span className="visually-hidden">{rating} of 5</span>
    </div>
    <div>
      <h3>{place}</h3>
      <Prose html={html} />
      <p className="small muted">
        {name}, <time dateTime={date}>{dateText}</time>
      </p>
    </div>
  </>
)
