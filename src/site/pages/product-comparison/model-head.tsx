import { PictureView } from '../../components/picture-view.tsx'
import { useShell } from '../../components/shell-context.ts'
import type { Model } from '../../content/model.ts'
import { unbrokenName } from '../../content/unbroken-name.ts'
import styles from './model-head.module.css'

/** What a column of a comparison is about: the model on its stage, its name and its price. */
export const ModelHead = ({ model: { slug, name, picture, price }, sizes }: { model: Model; sizes: string }) => {
  const { code } = useShell().edition
  return (
    <>
      <a className={styles.model} href={`/${code}/products/${slug}/`}>
        <span className={`cutout ${styles.stage}`}>
          <PictureView picture={picture} sizes={sizes} />
        </span>
        {unbrokenName(name)}
      </a>
      <span className={styles.price}>{price}</span>
    </>
  )
}
