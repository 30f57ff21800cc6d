import { lazy, Suspense, useState } from 'react'
import type { LineItem } from '../../../domain/cart/line-item.ts'
import { BelowFold } from '../../components/below-fold.tsx'
import { ErrorBoundary } from '../../components/error-boundary.tsx'
import { useShell } from '../../components/shell-context.ts'
import { Tiles } from '../../components/tiles.tsx'
import type { CatalogueProduct } from '../../content/catalogue.ts'
import type { ProductDetails } from '../../content/product.ts'
import { offerAsBuilt } from '../../features/delivery/offer.ts'
import { useIsVisited } from '../../state/use-is-visited.ts'
import styles from './buy-box.module.css'
import { BuyFromDealer } from './buy-from-dealer.tsx'
import { BuyOnline } from './buy-online.tsx'
import { BuyRows } from './buy-rows.tsx'

interface Props {
  details: ProductDetails
  product: CatalogueProduct
}

/** What it costs and how to get it: from the shop where there is one, from a dealer elsewhere. */
export const BuyBox = ({ details, product }: Props) => {
  const { edition } = useShell()
  const { slug, rating, summary, gst, pictures } = details
  const { name, title, sku, price, was, cents, shippingClass } = product
  const line: LineItem = { sku, name: title, slug, quantity: 1, price: cents, shippingClass }
  const [offer, setOffer] = useState(offerAsBuilt)
  const [typed, setTyped] = useState<{ text: string }>()
  const isVisited = useIsVisited()
  const isOfTheShop = edition.shop && product.gone !== 'discontinued'
  /** Sold when the page was built, or back since then. */
  const canBuy = details.isSold || (isOfTheShop && (offer.stock?.available ?? 0) > 0)
  return (
    <aside className={styles.box} data-feature="buy-box" aria-label="Price and purchase">
      {rating !== undefined && (
        <p className={styles.rating}>
          <span className={styles.tiles}>
            <Tiles count={rating.value} of={5} />
          </span>
          <span>
            <strong>{rating.value}</strong> of 5 from{' '}
            <a href={product.reviews ? '#reviews' : `/${edition.code}/testimonials/`}>{rating.count} owners</a>
          </span>
        </p>
      )}
      <p className={styles.summary}>{summary}</p>
      <p className={styles.price}>
        <strong>{price}</strong>
        {was !== undefined && (
          <s>
            <span className="visually-hidden">Was </span>
            {was}
          </s>
        )}
      </p>
      <p className={styles.tax}>
        {canBuy ? `Includes ${gst ?? '10 %'} GST · the same if you pick it up` : 'Recommended retail price'}
      </p>
      {canBuy ? (
        <BuyOnline line={line} name={name} price={price} picture={pictures[0]} stock={offer.stock} />
      ) : (
        <BuyFromDealer details={details} product={product} />
      )}
      <BelowFold onPhones>
        <BuyRows details={details} product={product} offer={offer} onPostcode={(text) => setTyped({ text })} />
      </BelowFold>
      {isOfTheShop && isVisited && (
        <ErrorBoundary>
          <Suspense>
            <LiveOffer
              product={{ sku, price: cents, shippingClass, quantity: 1 }}
              wasSoldOut={product.gone !== undefined}
              typed={typed}
              onOffer={setOffer}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </aside>
  )
}

/** Once somebody is there: the page says enough without it, and its code is a seventh of all. */
const LiveOffer = lazy(() => import('../../features/delivery/live-offer.tsx'))
