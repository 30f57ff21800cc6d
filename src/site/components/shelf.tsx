import type { Picture } from '../content/picture.ts'
import { PictureView } from './picture-view.tsx'
import styles from './shelf.module.css'

export interface ShelfItem {
  href: string
  name: string
  text: string
  price: string
  picture: Picture
}

/** Cut-outs that stand across one band, to be swiped along. The next one is always cut by the edge: that is the hint. */
export const Shelf = ({ items, label }: { items: ShelfItem[]; label: string }) => (
  <ul className={styles.shelf} aria-label={label}>
    {items.map(({ href, name, text, price, picture }) => (
      <li key={href}>
        <a href={href}>
          <span className="cutout">
            <PictureView picture={picture} sizes="(min-width: 51rem) 25rem, 72vw" />
          </span>
          <strong>{name}</strong>
          <span>{text}</span>
          <b>{price}</b>
        </a>
      </li>
    ))}
  </ul>
)
