import sprite from './choices.svg?no-inline'
import styles from './drawing.module.css'

/** A drawn answer. The words beside it say the same. */
export const Drawing = ({ name }: { name: string }) => (
  <svg className={styles.drawing} viewBox="0 0 120 84" aria-hidden="true" focusable="false">
    <use href={`${sprite}#${name}`} />
  </svg>
)
