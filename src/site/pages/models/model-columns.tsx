import type { ReactNode } from 'react'
import { PictureView } from '../../components/picture-view.tsx'
import { Tiles } from '../../components/tiles.tsx'
import type { Model, ModelGroup } from '../../content/model.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './model-columns.module.css'

const YesNo = ({ yes }: { yes: boolean }) => (
  <span className={yes ? styles.yes : styles.no}>
    <Icon name={yes ? 'check' : 'minus'} />
    {yes ? 'Yes' : 'No'}
  </span>
)

const rows: [label: string, cell: (model: Model) => ReactNode][] = [
  ['Cleans', ({ cleans }) => cleans],
  ['Walls', ({ walls }) => <YesNo yes={walls} />],
  ['Waterline', ({ waterline }) => <YesNo yes={waterline} />],
  ['Basket', ({ basket }) => basket],
  ['Filter', ({ fineness }) => fineness],
  ['Power', ({ power }) => power],
  ['Control', ({ control }) => control],
  ['Weight', ({ weight }) => weight],
  ['Warranty', ({ warrantyYears }) => (warrantyYears === 1 ? '1 year' : `${warrantyYears} years`)],
]

/** Models in columns, what tells them apart in rows. The row's name stays while the columns are scrolled. */
export const ModelColumns = ({ group: { name, models } }: { group: ModelGroup }) => {
  const longest = Math.max(...models.map(({ maxLengthM }) => maxLengthM))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take focus, to scroll by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={`${name}, compared`}>
      <table className={styles.table}>
        <caption className="visually-hidden">{name}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {name}
            </th>
            {models.map(({ name: model, href, picture, price }) => (
              <th key={href} scope="col">
                <a href={href}>
                  <span className={`cutout ${styles.stage}`}>
                    <PictureView picture={picture} sizes="13rem" />
                  </span>
                  {model}
                </a>
                <span className={styles.price}>{price}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Pools up to</th>
            {models.map(({ href, maxLengthM }) => (
              <td key={href}>
                <strong>{maxLengthM} m</strong>
                <Tiles count={maxLengthM} of={longest} rows={longest > 20 ? 2 : 1} />
              </td>
            ))}
          </tr>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {models.map((model) => (
                <td key={model.href}>{cell(model) || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
