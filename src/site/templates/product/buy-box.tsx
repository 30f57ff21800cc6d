import { useEffect, useRef, useState } from 'react'
import { type LineItem, maxPerLine } from '../../../domain/cart/line-item.ts'
import { BelowFold } from '../../components/below-fold.tsx'
import { useAddToCart } from '../../components/cart/use-add-to-cart.ts'
import { useShell } from '../../components/shell-context.ts'
import { Tiles } from '../../components/tiles.tsx'
import type { CatalogueProduct } from '../../content/catalogue.ts'
import type { Picture } from '../../content/picture.ts'
import type { ProductDetails } from '../../content/product.ts'
import { Icon } from '../../icons/icon.tsx'
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
  return (
    <aside className={styles.box} aria-label="Price and purchase">
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
        {gst === undefined ? 'Recommended price at a dealer' : `Includes ${gst} GST · the same if you pick it up`}
      </p>
      {gst === undefined ? (
        <Dealer details={details} product={product} />
      ) : (
        <Purchase line={line} name={name} price={price} picture={pictures[0]} />
      )}
      <BelowFold onPhones>
        <BuyRows details={details} product={product} />
      </BelowFold>
    </aside>
  )
}

const goneTexts = {
  'out-of-stock': 'Out of stock at our warehouse. A dealer may still have one.',
  discontinued: 'No longer made. Parts and service go on.',
}

/** Where nothing can be put into a cart. */
const Dealer = ({ details: { dealers, demo }, product: { gone } }: Props) => {
  const { edition } = useShell()
  return (
    <>
      {gone !== undefined && edition.shop && <p className={styles.gone}>{goneTexts[gone]}</p>}
      <div className={styles.dealer}>
        <a className="button" href={dealers}>
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

interface Offer {
  line: LineItem
  name: string
  price: string
  picture: Picture | undefined
}

const Purchase = ({ line, name, price, picture }: Offer) => {
  const add = useAddToCart()
  const [quantity, setQuantity] = useState(1)
  const [button, visible] = useVisible()
  const addNow = () => add({ ...line, quantity }, picture)
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
            disabled={quantity >= maxPerLine}
            onClick={() => setQuantity(quantity + 1)}
          >
            <Icon name="plus" />
          </button>
        </fieldset>
        <button type="button" ref={button} className="button" onClick={addNow}>
          Add to cart
        </button>
      </div>
      <p className={styles.stock}>In stock</p>
      <p className={styles.withoutScripts}>
        The cart needs scripts, which are off. Ring us and we take the order by telephone.
      </p>
      {/* Only while the main button is out of sight, on phones. */}
      <div className={styles.bar} inert={visible}>
        <p>
          <strong>{price}</strong> <span>{name}</span>
        </p>
        <button type="button" className="button" onClick={addNow}>
          Add to cart
        </button>
      </div>
    </>
  )
}
