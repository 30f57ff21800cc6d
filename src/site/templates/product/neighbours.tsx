import { OnwardLink } from '../../components/onward-link.tsx'
import { PictureView } from '../../components/picture-view.tsx'
import type { Catalogue, CatalogueProduct } from '../../content/catalogue.ts'
import { Icon } from '../../icons/icon.tsx'
import styles from './neighbours.module.css'

interface Props {
  slug: string
  /** Without that of its line, as those of its neighbours. */
  name: string
  product: CatalogueProduct
  edition: string
  catalogue: Catalogue
}

const Changes = ({ heading, icon, items }: { heading: string; icon: 'plus' | 'minus'; items: readonly string[] }) =>
  items.length > 0 && (
    <div>
      <h4>{heading}</h4>
      <ul className={styles.changes} data-kind={icon}>
        {items.map((text) => (
          <li key={text}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )

/** What somebody gains and gives up with the model below it in the line, and with the one above. */
export const Neighbours = ({ slug, name, product, edition, catalogue: { products, lines } }: Props) => {
  const line = lines[product.line]
  const neighbours = (product.neighbours ?? []).flatMap((step) => {
    const other = products[step.slug]
    return other === undefined ? [] : [{ ...step, other, shortName: other.name.replace(`${line?.name} `, '') }]
  })
  return (
    <section className="section wrap">
      <h2>{neighbours.length > 1 ? 'One down, one up' : 'The one next to it'}</h2>
      <ul className={styles.neighbours}>
        {neighbours.map(({ other, shortName, price, gains, losses, ...step }) => (
          <li key={step.slug}>
            <a className={styles.model} href={`/${edition}/products/${step.slug}/`}>
              <span className={`cutout ${styles.stage}`} data-stage={line?.stage}>
                <PictureView picture={other.picture} sizes="7rem" />
              </span>
              <h3>{shortName}</h3>
            </a>
            <p className={styles.price}>
              {price}
              <span className="visually-hidden"> than the {name}</span>
            </p>
            <div className={styles.both}>
              <Changes heading="You gain" icon="plus" items={gains} />
              <Changes heading="You give up" icon="minus" items={losses} />
            </div>
            {product.compared !== undefined && (
              <OnwardLink href={`/${edition}/product-comparison/?models=${slug},${step.slug}`}>
                {`${name} and ${shortName} side by side`}
              </OnwardLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
