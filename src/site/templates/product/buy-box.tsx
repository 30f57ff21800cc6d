import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { type LineItem, maxPerLine } from '../../../domain/cart/line-item.ts'
import { BelowFold } from '../../components/below-fold.tsx'
import { ErrorBoundary } from '../../components/error-boundary.tsx'
import { useShell } from '../../components/shell-context.ts'
import { Tiles } from '../../components/tiles.tsx'
import type { CatalogueProduct } from '../../content/catalogue.ts'
import type { Picture } from '../../content/picture.ts'
import type { ProductDetails } from '../../content/product.ts'
import { onFirstClick } from '../../features/cart/on-first-click.ts'
import { useAddToCart } from '../../features/cart/use-add-to-cart.ts'
import { type Offer, offerAsBuilt } from '../../features/delivery/offer.ts'
import { BackInStock } from '../../features/stock/back-in-stock.tsx'
import { Icon } from '../../icons/icon.tsx'
import { useIsVisited } from '../../state/use-is-visited.ts'
import styles from './buy-box.module.css'
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
            <a href={`/${edition.code}/testimonials/`}>{rating.count} owners</a>
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
        {canBuy ? `Includes ${gst ?? '10 %'} GST · the same if you pick it up` : 'Recommended price at a dealer'}
      </p>
      {canBuy ? (
        <Purchase line={line} name={name} price={price} picture={pictures[0]} stock={offer.stock} />
      ) : (
        <Dealer details={details} product={product} />
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

const goneTexts = {
  'out-of-stock': 'Out of stock at our warehouse. A dealer may still have one.',
  discontinued: 'No longer made. Parts and service go on.',
}

/** Where nothing can be put into a cart. */
const Dealer = ({ details: { dealers, demo }, product: { sku, name, gone } }: Props) => {
  const { edition } = useShell()
  return (
    <>
      {gone !== undefined && edition.shop && <p className={styles.gone}>{goneTexts[gone]}</p>}
      {gone === 'out-of-stock' && edition.shop && (
        <div className={styles.purchase}>
          <BackInStock sku={sku} name={name} className="button" />
        </div>
      )}
      <div className={styles.dealer}>
        <a className={gone === 'out-of-stock' && edition.shop ? 'button button-quiet' : 'button'} href={dealers}>
          Find a dealer
        </a>
        {demo !== undefined && (
          <a className="button button-quiet" href={demo}>
            Book a demo
          </a>
        )}
      </div>
    </>
  )
}

/** Says whether an element can be seen. */
const useVisible = () => {
  const ref = useRef<HTMLButtonElement>(null)
  const [visible, setVisible] = useState(true)
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting !== false))
    if (ref.current) seen.observe(ref.current)
    return () => seen.disconnect()
  }, [])
  return [ref, visible] as const
}

interface PurchaseProps {
  line: LineItem
  name: string
  price: string
  picture: Picture | undefined
  /** Undefined where nobody has counted yet: then it is as the page was built, in stock. */
  stock: Offer['stock']
}

const Purchase = ({ line, name, price, picture, stock }: PurchaseProps) => {
  const add = useAddToCart()
  const [wanted, setQuantity] = useState(1)
  const [button, visible] = useVisible()
  const most = stock?.most ?? maxPerLine
  const quantity = Math.min(wanted, most)
  const addNow = () => add({ ...line, quantity }, picture)
  if (stock?.available === 0)
    return (
      <>
        <div className={styles.purchase}>
          <BackInStock sku={line.sku} name={name} className="button" />
        </div>
        <p className={styles.gone}>{stock.words}</p>
      </>
    )
  return (
    <>
      <div className={styles.purchase}>
        <fieldset className={styles.quantity}>
          <legend className="visually-hidden">Quantity</legend>
          <button
            type="button"
            aria-label="One fewer"
            disabled={quantity <= 1}
            onClick={() => setQuantity(quantity - 1)}
          >
            <Icon name="minus" />
          </button>
          <output>{quantity}</output>
          <button
            type="button"
            aria-label="One more"
            disabled={quantity >= most}
            onClick={() => setQuantity(quantity + 1)}
          >
            <Icon name="plus" />
          </button>
        </fieldset>
        <button type="button" ref={button} className="button" onClick={onFirstClick(addNow)}>
          Add to cart
        </button>
      </div>
      <p className={styles.stock}>{stock?.words ?? 'In stock'}</p>
      <p className={styles.withoutScripts}>
        The cart needs scripts, which are off. Ring us and we take the order by telephone.
      </p>
      {/* Only while the main button is out of sight, on phones. */}
      <div className={styles.bar} inert={visible}>
        <p>
          <strong>{price}</strong> <span>{name}</span>
        </p>
        <button type="button" className="button" onClick={onFirstClick(addNow)}>
          Add to cart
        </button>
      </div>
    </>
  )
}
