import type { Shell } from '../content/shell.ts'
import styles from './region-banner.module.css'

type Edition = Shell['editions'][number]

export interface RegionBannerProps {
  here: Edition
  there: Edition
  href: string
  onStay: () => void
}

export const RegionBanner = ({ here, there, href, onStay }: RegionBannerProps) => (
  <aside className={`no-print ${styles.banner}`} aria-labelledby="region-offer">
    <p id="region-offer">
      These pages are for <strong>{here.country}</strong>.
    </p>
    <p>
      There are pages for {there.country} too: {there.offer}.
    </p>
    <div className={styles.choices}>
      <a className="button" href={href} hrefLang={there.code}>
        {there.country}
      </a>
      <button type="button" className="button button-quiet" onClick={onStay}>
        Stay here
      </button>
    </div>
  </aside>
)
