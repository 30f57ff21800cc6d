import { PictureView } from '../../../components/picture-view.tsx'
import type { TroublePart } from '../../../content/troubleshooting.ts'
import styles from './part-cards.module.css'

interface Props {
  slugs: readonly string[]
  parts: Readonly<Record<string, TroublePart>>
  /** The slug of the model it is for, if that is known. */
  model: string
  edition: string
}

/** The parts that would end it, one for each series; for a known model, its own. */
export const PartCards = ({ slugs, parts, model, edition }: Props) => {
  const known = slugs.flatMap((slug) => {
    const part = parts[slug]
    return part === undefined ? [] : [{ slug, ...part }]
  })
  const fitting = known.filter(({ models }) => models.includes(model))
  return (
    <ul className={`rows ${styles.parts}`}>
      {(fitting.length > 0 ? fitting : known).map(({ slug, name, fits, price, picture }) => (
        <li key={slug}>
          <a href={`/${edition}/products/${slug}/`}>
            <span className={`cutout ${styles.stage}`}>
              <PictureView picture={picture} sizes="96px" />
            </span>
            <span className={styles.name}>
              <strong>{name}</strong>
              {fits !== '' && <small>For {fits}</small>}
            </span>
            <span className={styles.price}>{price}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
