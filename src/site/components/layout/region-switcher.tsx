import type { EditionCode } from '../../../domain/edition-code.ts'
import type { Shell } from '../../content/shell.ts'
import styles from './region-switcher.module.css'

interface Props {
  all: Shell['editions']
  current: EditionCode
  path: string
  existsIn: EditionCode[]
}

/** The same page in another edition if it exists there, otherwise that edition's home. */
const pathIn = (edition: EditionCode, { current, path, existsIn }: Omit<Props, 'all'>): string => {
  const prefix = `/${current}/`
  return existsIn.includes(edition) && path.startsWith(prefix)
    ? `/${edition}/${path.slice(prefix.length)}`
    : `/${edition}/`
}

export const RegionSwitcher = ({ all, ...page }: Props) => (
  <ul className={styles.regions}>
    {all.map(({ code, country, offer }) => (
      <li key={code}>
        <a href={pathIn(code, page)} hrefLang={code} aria-current={code === page.current ? 'true' : undefined}>
          <span className={styles.country}>{country}</span>
          <span className={styles.offer}>{code === page.current ? 'You are here' : offer}</span>
        </a>
      </li>
    ))}
  </ul>
)
