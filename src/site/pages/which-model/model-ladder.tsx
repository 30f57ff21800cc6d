import { formatFigure } from '../../../domain/numbers/figure-format.ts'
import { PictureView } from '../../components/picture-view.tsx'
import { useShell } from '../../components/shell-context.ts'
import { Tiles } from '../../components/tiles.tsx'
import type { Robot } from '../../content/model.ts'
import styles from './model-ladder.module.css'

const partsInWords = (parts: readonly string[]): string => {
  const words = parts.join(', ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Models by how long a pool they clean, one tile a metre, so that the eye can run down to its own. */
export const ModelLadder = ({ name, robots }: { name: string; robots: readonly Robot[] }) => {
  const { code, locale } = useShell().edition
  const longest = Math.max(...robots.map(({ facts }) => facts.reach))
  return (
    <table className={styles.ladder}>
      <caption>
        <h3>{name}</h3>
        <span className={styles.scale}>One tile is one metre of pool.</span>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Model</th>
          <th scope="col">Pools up to</th>
          <th scope="col">Cleans</th>
          <th scope="col">Price</th>
        </tr>
      </thead>
      <tbody>
        {robots.map(({ slug, name: model, picture, facts, price }) => (
          <tr key={slug}>
            <th scope="row">
              <a href={`/${code}/products/${slug}/`}>
                <PictureView picture={picture} sizes="96px" />
                {model}
              </a>
            </th>
            <td className={styles.metres}>
              <Tiles count={facts.reach} of={longest} rows={longest > 20 ? 2 : 1} />
              <span>{formatFigure(facts.reach, locale)} m</span>
            </td>
            <td className={styles.cleans}>{partsInWords(facts.cleans)}</td>
            <td className={styles.price}>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
