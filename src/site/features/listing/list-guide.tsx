import { OnwardLink } from '../../components/onward-link.tsx'
import type { ShopGuide } from '../../content/shop.ts'
import styles from './list-guide.module.css'

/** A whole row between the products, and none of them. */
export const ListGuide = ({ guide: { heading, text, label, href } }: { guide: ShopGuide }) => (
  <aside className={styles.guide} aria-label={heading}>
    <p className={styles.heading}>{heading}</p>
    <p>{text}</p>
    <OnwardLink href={href}>{label}</OnwardLink>
  </aside>
)
