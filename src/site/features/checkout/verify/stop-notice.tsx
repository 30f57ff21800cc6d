import { useShell } from '../../../components/shell-context.ts'
import page from '../../order/order-layout.module.css'
import plain from '../../order/plain-link.module.css'
import { shopTroubleWords } from '../../order/shop-trouble-words.ts'
import type { Stop } from './payment-flow.ts'

const stopWords = (stop: Stop): string => {
  switch (stop.kind) {
    case 'problems':
      return 'Something about the address or the contact is not right yet.'
    case 'short':
      return 'Not all of it is here any more. Take fewer, or remove it; the rest stays as it is.'
    case 'not-sold':
      return 'Something is no longer sold. Remove it; the rest stays as it is.'
    case 'prices-unknown':
      return 'We cannot confirm the prices just now, so nothing can be charged. Try again in a moment.'
    case 'delivery-by-quote':
      return 'Freight this far is quoted by a person before you pay. Ring us, or change it to pick-up.'
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
