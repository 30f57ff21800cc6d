import { drawSolid, type Solid } from './isometric.ts'
import styles from './solid-view.module.css'

/** A solid in the drawing: its body, and its face drawn over it. */
export const SolidView = ({ open, ...solid }: Solid & { open?: boolean }) => {
  const { all, face } = drawSolid(solid)
  return (
    <>
      <path className={styles.body} d={all} />
      <path className={open ? styles.hollow : styles.face} d={face} />
    </>
  )
}
