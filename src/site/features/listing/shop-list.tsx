import { type Filter, matching } from '../../../domain/shop/shop-filters.ts'
import { type ShopSort, shopSorts, sortProducts } from '../../../domain/shop/shop-sort.ts'
import { useCatalogue } from '../../components/catalogue-context.ts'
import { useAwaited } from '../../state/use-awaited.ts'
import { CompareChoice } from '../compare/compare-choice.tsx'
import { ChosenChips } from './chosen-chips.tsx'
import { FilterForm } from './filter-form.tsx'
import { ListedProduct } from './listed-product.tsx'
import styles from './shop-list.module.css'
import { useShopChoice } from './use-shop-choice.ts'

interface Props {
  /** Slugs, in the shop's own order. */
  products: readonly string[]
  filters: readonly Filter[]
}

const sortNames: Record<ShopSort, string> = {
  ours: 'Featured',
  price: 'Lowest price first',
  'price-down': 'Highest price first',
  name: 'By name',
}

/** All products of a department, with filters and a sort that live in the address. Without scripts: all products. */
export const ShopList = ({ products: slugs, filters }: Props) => {
  const catalogue = useCatalogue()
  const [{ selection, sort }, choose] = useShopChoice(filters)
  const awaited = useAwaited()
  const listed = slugs.flatMap((slug) => {
    const product = catalogue.products[slug]
    return product === undefined ? [] : [{ ...product, slug }]
  })
  const found = matching(filters, selection, listed.length).flatMap((position) => listed[position] ?? [])
  const onChange = (changed: typeof selection) => choose({ selection: changed })
  return (
    <div className={styles.list} data-feature="shop-list" data-filters={filters.length > 0 || undefined}>
      {filters.length > 0 && (
        <FilterForm filters={filters} selection={selection} size={listed.length} onChange={onChange} />
      )}
      <div className={styles.results} {...awaited}>
        <div className={styles.controls}>
          <ChosenChips filters={filters} selection={selection} onChange={onChange} />
          {listed.length > 3 && (
            <label className={styles.sort}>
              <span className="visually-hidden">Sort</span>
              <select
                value={sort}
                onChange={({ target }) => choose({ sort: shopSorts.find((each) => each === target.value) ?? 'ours' })}
              >
                {shopSorts.map((each) => (
                  <option key={each} value={each}>
                    {sortNames[each]}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
        <h2 className={styles.count} aria-live="polite">
          {countText(found.length, listed.length)}
        </h2>
        {found.length === 0 && (
          <p>
            Nothing here matches all of that. Drop the filter you can live without, or{' '}
            <button type="button" className={styles.clear} onClick={() => onChange({})}>
              start again
            </button>
            .
          </p>
        )}
        <ul className={styles.products}>
          {sortProducts(found, sort).map((product) => (
            <ListedProduct
              key={product.slug}
              slug={product.slug}
              sizes="(min-width: 76rem) 17rem, (min-width: 51rem) 30vw, 45vw"
            >
              {product.compared !== undefined && (
                <CompareChoice product={product} className="tick">
                  Compare<span className="visually-hidden"> {product.name}</span>
                </CompareChoice>
              )}
            </ListedProduct>
          ))}
        </ul>
      </div>
    </div>
  )
}

const countText = (found: number, all: number): string => {
  const noun = all === 1 ? 'product' : 'products'
  return found === all ? `${all} ${noun}` : `${found} of ${all} ${noun}`
}
