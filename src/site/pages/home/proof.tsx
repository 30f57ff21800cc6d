import { Prose } from '../../components/prose.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { Testimonial } from '../../content/testimonial.ts'
import styles from './proof.module.css'

interface Props {
  testimonials: Testimonial[]
  rating: { value: number; count: number; text: string }
  href: string
}

/** What owners say: one large, three small. The suburb is the heading, the person the caption. */
export const Proof = ({ testimonials: [first, ...others], rating, href }: Props) => (
  <section className="section wrap">
    <h2 className="visually-hidden">What owners say</h2>
    {first !== undefined && (
      <figure className={styles.large}>
        <blockquote>
          <Prose html={first.html} />
        </blockquote>
        <figcaption>
          <strong>{first.place}</strong> {first.name}, <a href={first.product.href}>{first.product.name}</a>
        </figcaption>
      </figure>
    )}
    <ul className={styles.others}>
      {others.map(({ place, name, html, product }) => (
        <li key={place + name}>
          <h3>{place}</h3>
          <Prose html={html} />
          <p className="muted small">
            {name}, {product.name}
          </p>
        </li>
      ))}
    </ul>
    <p className={styles.rating}>
      <span className={styles.tiles}>
        <Tiles count={rating.value} of={5} />
      </span>
      <span>
        <strong>{rating.text}</strong>. <a href={href}>Read the twos as well</a>
      </span>
    </p>
  </section>
)
