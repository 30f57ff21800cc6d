import { useShell } from '../../../components/shell-context.ts'
import page from '../../order/order-layout.module.css'
import plain from '../../order/plain-link.module.css'
import { shopTroubleWords } from '../../order/shop-trouble-words.ts'
import type { Stop } from './payment-flow.ts'

const stopWords = (stop: Stop): string => {
  switch (stop.kind) {
    case 'problems':
      return 'Something in the address or contact isn’t right yet.'
    case 'short':
      return 'Some of it has sold out. Take fewer, or remove it; the rest stays as it is.'
    case 'not-sold':
      return 'We no longer sell one of these. Remove it; the rest stays as it is.'
    case 'prices-unknown':
      return 'We can’t confirm the prices just now, so nothing can be charged. Try again in a moment.'
    case 'delivery-by-quote':
      return 'Freight this far needs a quote before you pay. Ring us, or switch to pick-up.'
    case 'refused':
      return stop.message
    default:
      return shopTroubleWords(stop.kind)
  }
}

const settledInRows: readonly Stop['kind'][] = ['short', 'not-sold', 'problems']

/** Why it cannot be paid now, and what to do. It stands where the order stands. */
export const StopNotice = ({ stop, onAgain }: { stop: Stop; onAgain: () => void }) => {
  const { edition } = useShell()
  return (
    <div className={`notice ${page.arrival}`} role="alert">
      {stopWords(stop)}{' '}
      {(stop.kind === 'closed' || stop.kind === 'delivery-by-quote') && <a href={edition.phoneHref}>{edition.phone}</a>}{' '}
      {!settledInRows.includes(stop.kind) && stop.kind !== 'delivery-by-quote' && (
        <button type="button" className={plain.link} onClick={onAgain}>
          Try again
        </button>
      )}
    </div>
  )
}
