import { useRef, useState } from 'react'
import { newsWords } from '../../../domain/cart/cart-news-words.ts'
import { newsInBrowser, useCartNews } from './cart-news.ts'
import styles from './cart-notes.module.css'
import { useCart, useOpenCart } from './cart-provider.tsx'

/** What happened to the cart while nobody looked: it stands where it happened until somebody has read it. */
export const CartNotes = () => {
  const news = useCartNews()
  const { aside } = useCart()
  const place = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone: the keyboard goes on from here.
  const stay = () => place.current?.focus()
  return (
    <div ref={place} className={styles.notes} tabIndex={-1}>
      {aside && <AsideNote onGone={stay} />}
      {news.length > 0 && (
        <div className={styles.note} role="status">
          <p>Since you were last here</p>
          <ul className={styles.news}>
            {news.map((each) => (
              <li key={each.sku}>{newsWords(each)}</li>
            ))}
          </ul>
          <div>
            <button
              type="button"
              onClick={() => {
                newsInBrowser.dismiss()
                stay()
              }}
            >
              Got it
            </button>
          </div>
        </div>
      )}
    </div>
  )
}

const AsideNote = ({ onGone }: { onGone: () => void }) => {
  const openCart = useOpenCart()
  const [isInVain, setInVain] = useState(false)
  const tryAgain = async () => {
    const isRead = (await openCart()).takeFromAside()
    setInVain(!isRead)
    if (isRead) onGone()
  }
  const forget = async () => {
    const store = await openCart()
    store.forgetAside()
    onGone()
  }
  return (
    <div className={styles.note} role="status">
      <p>
        {isInVain
          ? 'It still can’t be read. A newer version of this page might manage it; until then it stays on this device.'
          : 'Part of your saved cart couldn’t be read. We have set it aside; nothing was thrown away.'}
      </p>
      <div>
        <button type="button" onClick={tryAgain}>
          Try again
        </button>
        <button type="button" onClick={forget}>
          Throw it away
        </button>
      </div>
    </div>
  )
}
