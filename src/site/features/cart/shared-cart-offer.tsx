import { useEffect, useRef } from 'react'
import type { LineItem } from '../../../domain/cart/line-item.ts'
import { timesCents } from '../../../domain/money/money.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import type { Shell } from '../../content/shell.ts'
import { toasts } from '../toasts/toasts.ts'
import { useCart, useOpenCart } from './cart-provider.tsx'
import styles from './shared-cart-offer.module.css'
import { sharedTroubles } from './shared-cart-words.ts'
import { putSharedCartAway, type SharedAnswer } from './use-shared-cart.ts'

interface Props {
  answer: SharedAnswer
  edition: Shell['edition']
  /** The question is gone: the keyboard goes on from the cart. */
  onAnswered: () => void
}

/** Somebody shared a cart. Nothing is changed before its owner has said so. */
export const SharedCartOffer = ({ answer, edition, onAnswered }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const isKnown = answer.state === 'known'
  useEffect(() => {
    if (isKnown) heading.current?.focus()
  }, [isKnown])
  if (answer.state === 'none') return null
  return (
    <section className={`wrap ${styles.shared}`} aria-labelledby="shared-cart">
      <h2 id="shared-cart" ref={heading} tabIndex={-1}>
        {isKnown && answer.lines.length === 0 ? 'Nothing here that we sell' : 'Somebody shared a cart with you'}
      </h2>
      {answer.state === 'asking' && <p role="status">Looking up what is in it.</p>}
      {answer.state === 'unreachable' && (
        <p role="status">
          You’re offline, so we can’t see what’s in it. Your own cart is untouched; this page will try again.
        </p>
      )}
      {answer.state === 'known' && <Offered answer={answer} edition={edition} onAnswered={onAnswered} />}
    </section>
  )
}

interface OfferedProps extends Omit<Props, 'answer'> {
  answer: Extract<SharedAnswer, { state: 'known' }>
}

const Offered = ({ answer: { lines, unknown, shared }, edition, onAnswered }: OfferedProps) => {
  const openCart = useOpenCart()
  const { cart } = useCart()
  const hasOwn = cart.lineItems.length > 0

  const answered = () => {
    putSharedCartAway()
    onAnswered()
  }

  const addAll = async () => {
    const store = await openCart()
    const refused = lines.map((line) => store.add(line)).filter((change) => !change.ok || change.limited)
    if (refused.length > 0) toasts.add({ text: 'Some were over the limit. We added what fits.' })
    answered()
  }

  const takeInstead = async () => {
    const store = await openCart()
    const before = store.getSnapshot().cart.lineItems
    store.replace(lines)
    toasts.add({
      text: 'This cart has replaced yours.',
      action: { label: 'Undo', run: () => store.replace(before) },
    })
    answered()
  }

  return (
    <>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <SharedLineRow key={line.sku} line={line} edition={edition} />
          ))}
        </ul>
      )}
      {sharedTroubles(unknown, shared).map((words) => (
        <p key={words} className={styles.trouble}>
          {words}
        </p>
      ))}
      <div className="actions">
        {lines.length > 0 && (
          <button type="button" className="button" onClick={addAll}>
            Add these to your cart
          </button>
        )}
        {lines.length > 0 && hasOwn && (
          <button type="button" className="button button-quiet" onClick={takeInstead}>
            Use these instead
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={answered}>
          {hasOwn ? 'Keep my cart' : 'No, thanks'}
        </button>
      </div>
    </>
  )
}

const SharedLineRow = ({ line, edition }: { line: LineItem; edition: Shell['edition'] }) => {
  const { name, slug, quantity, price, img } = line
  return (
    <li>
      {img !== undefined && <img src={img} width={450} height={450} alt="" />}
      <span>
        {quantity} × <a href={`/${edition.code}/products/${slug}/`}>{name}</a>
      </span>
      {price !== undefined && (
        <strong>{formatMoney(timesCents(price, quantity), edition.currency, edition.locale)}</strong>
      )}
    </li>
  )
}
