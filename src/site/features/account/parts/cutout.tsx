import { PictureView } from '../../../components/picture-view.tsx'
import type { Stage } from '../../../content/catalogue.ts'
import type { Picture } from '../../../content/picture.ts'
import { Icon } from '../../../icons/icon.tsx'
import styles from './cutout.module.css'

interface Props {
  picture: Picture | undefined
  stage?: Stage
  size: 'robot' | 'part'
}

/** A product on its stage; its sign where the edition shows it no more. */
export const Cutout = ({ picture, stage = 'water', size }: Props) => (
  <span className={`cutout ${styles.stage}`} data-stage={stage} data-size={size}>
    {picture === undefined ? (
      <Icon name="robot" />
    ) : (
      <PictureView picture={{ ...picture, alt: '' }} sizes={size === 'robot' ? '13.5rem' : '5.25rem'} />
    )}
  </span>
)
