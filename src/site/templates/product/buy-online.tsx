import { useEffect, useRef, useState } from 'react'
import { type LineItem, maxPerLine } from '../../../domain/cart/line-item.ts'
import type { Picture } from '../../content/picture.ts'
import { onFirstClick } from '../../features/cart/on-first-click.ts'
import { useAddToCart } from '../../features/cart/use-add-to-cart.ts'
import type { Offer } from '../../features/delivery/offer.ts'
import { BackInStock } from '../../features/stock/back-in-stock.tsx'
import { Icon } from '../../icons/icon.tsx'
import styles from './buy-box.module.css'

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

interface Props {
  line: LineItem
  name: string
  price: string
  picture: Picture | undefined
  /** Undefined where nobody has counted yet: then it is as the page was built, in stock. */
  stock: Offer['stock']
}

/** How many, and into the cart. */
export const BuyOnline = ({ line, name, price, picture, stock }: Props) => {
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
      <p className={styles.withoutScripts}>The cart needs JavaScript, which is off. Ring us to order by phone.</p>
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
