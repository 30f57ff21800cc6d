import styles from './recovery-codes.module.css'

/** To be printed, or written down: each with a tile to tick once it was used. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <ol className={styles.codes}>
    {codes.map((code) => (
      <li key={code}>{code}</li>
    ))}
  </ol>
)
