import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import type { Shell } from '../../content/shell.ts'
import { showPrivacyChoices } from '../../features/consent/consent-offer.tsx'
import { Icon } from '../../icons/icon.tsx'
import styles from './footer.module.css'
import { RegionSwitcher } from './region-switcher.tsx'
import { ThemeSwitcher } from './theme-switcher.tsx'
import { WaveMark } from './wave-mark.tsx'

interface Props {
  shell: Shell
  path: string
  editions: EditionCode[]
}

export const Footer = ({ shell: { brand, edition, footer, editions: all }, path, editions }: Props) => (
  <footer className={`deep ${styles.footer}`}>
    <div className={`wrap ${styles.brand}`}>
      <div>
        <p className={styles.wordmark}>
          <WaveMark /> {brand.name}
        </p>
        <p>{brand.tagline}</p>
      </div>
      <p>
        <a className={styles.phone} href={edition.phoneHref}>
          <Icon name="phone" /> {edition.phone}
        </a>
        <span className={styles.hours}>{edition.hours}</span>
      </p>
    </div>
    <div className={`wrap ${styles.groups}`}>
      {footer.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2>{title}</h2>
          <details>
            <summary>{title}</summary>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
      ))}
    </div>
    <div className={`wrap ${styles.regions}`}>
      <RegionSwitcher all={all} current={edition.code} path={path} existsIn={editions} />
    </div>
    <div className={`wrap ${styles.company}`}>
      <div>
        {edition.acknowledgement !== undefined && <p>{edition.acknowledgement}</p>}
        <p>
          {edition.companyName}, {edition.companyNumber}. {edition.address}.
        </p>
      </div>
      <div>
        <ThemeSwitcher />
        <button type="button" className={styles.choices} onClick={showPrivacyChoices}>
          Privacy choices
        </button>
      </div>
    </div>
  </footer>
)
