import type { Shell } from '../../content/shell.ts'
import { WaveMark } from './wave-mark.tsx'
import styles from './wordmark.module.css'

/** The name of the brand, which leads home. */
export const Wordmark = ({ shell: { brand, edition } }: { shell: Pick<Shell, 'brand' | 'edition'> }) => (
  <a className={styles.wordmark} href={`/${edition.code}/`}>
    <WaveMark />
    {brand.name}
  </a>
)
