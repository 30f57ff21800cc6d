import { PictureView } from '../../components/picture-view.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { ModelGroup } from '../../content/model.ts'
import styles from './model-ladder.module.css'

/** Models by how long a pool they clean, one tile a metre, so that the eye can run down to its own. */
export const ModelLadder = ({ group: { name, models } }: { group: ModelGroup }) => {
  const longest = Math.max(...models.map(({ maxLengthM }) => maxLengthM))
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
        {models.map(({ name: model, href, picture, maxLengthM, cleans, price }) => (
          <tr key={href}>
            <th scope="row">
              <a href={href}>
                <PictureView picture={picture} sizes="96px" />
                {model}
              </a>
            </th>
            <td className={styles.metres}>
              <Tiles count={maxLengthM} of={longest} rows={longest > 20 ? 2 : 1} />
              <span>{maxLengthM} m</span>
            </td>
            <td className={styles.cleans}>{cleans}</td>
            <td className={styles.price}>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
