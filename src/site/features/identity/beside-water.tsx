import type { ReactNode } from 'react'
import { PictureView } from '../../components/picture-view.tsx'
import type { Picture } from '../../content/picture.ts'
import styles from './beside-water.module.css'

interface Props {
  picture: Picture | undefined
  /** The server draws its pages in this place. */
  isScreen?: boolean
  children: ReactNode
}

/** Words of signing in and out, and water beside them: above them on phones. */
export const BesideWater = ({ picture, isScreen = false, children }: Props) => (
  <div className={styles.sides}>
    <section className={styles.words} {...(isScreen && { 'data-screen': '' })}>
      {children}
    </section>
    {picture !== undefined && (
      <div className={styles.water}>
        <PictureView picture={picture} sizes="(min-width: 51rem) 50vw, 100vw" priority />
      </div>
    )}
  </div>
)
