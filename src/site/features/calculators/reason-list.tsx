import styles from './reason-list.module.css'

/** Why the answer is what it is. */
export const ReasonList = ({ reasons }: { reasons: readonly string[] }) => (
  <ul className={styles.reasons}>
    {reasons.map((reason) => (
      <li key={reason}>{reason}</li>
    ))}
  </ul>
)
