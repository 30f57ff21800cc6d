import styles from './skip-link.module.css'

/** First of all for who comes by keyboard, and seen by nobody else. */
export const SkipLink = () => (
  <a className={styles.skip} href="#content">
    Skip to content
  </a>
)
