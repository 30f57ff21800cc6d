import type { ScreenLink } from '../../../domain/identity/screen-part.ts'
import styles from './screen-links.module.css'

/** Where else to go: alone, or in a sentence. */
export const ScreenLinks = ({ links }: { links: readonly ScreenLink[] }) => (
  <ul className={styles.links}>
    {links.map(({ before, label, href, after }) => (
      <li key={href}>
        {before !== undefined && `${before} `}
        <a href={href}>{label}</a>
        {after}
      </li>
    ))}
  </ul>
)
