import type { EditionCode } from '../../../domain/edition-code.ts'
import type { Shell } from '../../content/shell.ts'
import styles from './footer.module.css'
import { RegionSwitcher } from './region-switcher.tsx'
import { ThemeSwitcher } from './theme-switcher.tsx'

interface Props {
  shell: Shell
  path: string
  editions: EditionCode[]
}

export const Footer = ({ shell: { brand, edition, footer, editions: all }, path, editions }: Props) => (
  <footer className={styles.footer}>
    <div className={`wrap ${styles.groups}`}>
      {footer.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <ul className={styles.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <div>
        <h2>Region</h2>
        <RegionSwitcher all={all} current={edition.code} path={path} existsIn={editions} />
        <ThemeSwitcher />
      </div>
    </div>
    <div className={`wrap ${styles.company}`}>
      <p>
        {brand.name}. {brand.tagline}
      </p>
      <p>
        {edition.companyName}, {edition.companyNumber}. {edition.address}. {edition.phone}. {edition.hours}
      </p>
    </div>
  </footer>
)
