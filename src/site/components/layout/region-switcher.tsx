import type { Shell } from '../../content/shell.ts'
import { type EditionedPage, pathInEdition } from '../../features/region/path-in-edition.ts'
import styles from './region-switcher.module.css'

interface Props extends EditionedPage {
  all: Shell['editions']
}

export const RegionSwitcher = ({ all, ...page }: Props) => (
  <ul className={styles.regions}>
    {all.map(({ code, country, offer }) => (
      <li key={code}>
        <a href={pathInEdition(code, page)} hrefLang={code} aria-current={code === page.current || undefined}>
          <strong>{country}</strong>
          <span>{code === page.current ? 'You’re here' : offer}</span>
        </a>
      </li>
    ))}
  </ul>
)
