import drawings from './drawings.svg?no-inline'
import styles from './step-drawing.module.css'

/** A gesture, drawn. The words beside it say the same. */
export const StepDrawing = ({ name }: { name: string }) => (
  <svg className={styles.drawing} viewBox="0 0 320 200" aria-hidden="true" focusable="false">
    <use href={`${drawings}#${name}`} />
  </svg>
)
