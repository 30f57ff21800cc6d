import type { Testimonial } from '../content/testimonial.ts'
import { Prose } from './prose.tsx'
import styles from './row-list.module.css'

export const TestimonialList = ({ testimonials }: { testimonials: Testimonial[] }) => (
  <ul className={styles.rows}>
    {testimonials.map(({ html, name, place, product, rating }) => (
      <li key={`${name} ${place}`}>
        <h3>{place}</h3>
        <Prose html={html} />
        <p className="muted">
          {name}, {rating} of 5 for the <a href={product.href}>{product.name}</a>
        </p>
      </li>
    ))}
  </ul>
)
