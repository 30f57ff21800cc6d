import { formatDay } from '../../domain/calendar/day-format.ts'
import type { Cents } from '../../domain/money/money.ts'
import type { Preview } from '../operations/promotions/promotion-answers.ts'
import { aud } from '../orders/order-words.ts'
import styles from './preview-table.module.css'
import { cartWords, shareOff } from './promotion-words.ts'

const delivery = (cents: Cents | null): string => {
  if (cents === null) return 'by quote'
  return cents === 0 ? 'free' : aud(cents)
}

/** One figure, and what becomes of it. */
const Changed = ({ before, after }: { before: string; after: string }) =>
  before === after ? (
    before
  ) : (
    <>
      <s>
        <span className="visually-hidden">before </span>
        {before}
      </s>{' '}
      <b>{after}</b>
    </>
  )

const Effect = ({ cart: { before, after, effect, words } }: { cart: Preview['carts'][number] }) => {
  if (effect === 'nothing') return <span data-effect="nothing">Does nothing. {words}</span>
  const share = `${shareOff(before.total, after.total)} % off`
  return effect === 'much' ? <span data-effect="much">{share}: more than 40 %</span> : <span>{share}</span>
}

/** What a code does to carts such as people fill them, before and after. */
export const PreviewTable = ({ preview, isOld }: { preview: Preview; isOld: boolean }) => {
  if (preview.problem !== null) return <p role="alert">{preview.problem}</p>
  if (preview.carts.length === 0) return <p>Nothing is sold just now, so there is nothing to try it on.</p>
  const odd = preview.carts.filter(({ effect }) => effect !== 'some').length
  return (
    <div className={styles.whole} aria-busy={isOld}>
      <p className={styles.sum}>
        {odd === 0 ? 'It takes something off each of these' : `Look at ${odd} of these`}
        {preview.day !== null && `, as on ${formatDay(preview.day)}`}. Reckoned as the shop does.
      </p>
      <table className={styles.preview}>
        <thead>
          <tr>
            <th scope="col">Cart</th>
            <th scope="col">Delivery</th>
            <th scope="col">To pay</th>
            <th scope="col">GST in it</th>
          </tr>
        </thead>
        <tbody>
          {preview.carts.map((cart) => (
            <tr key={cartWords(cart.lines, cart.zone)}>
              <td>
                {cartWords(cart.lines, cart.zone)}
                <small>
                  <Effect cart={cart} />
                </small>
              </td>
              <td data-label="Delivery">
                <Changed before={delivery(cart.before.delivery)} after={delivery(cart.after.delivery)} />
              </td>
              <td data-label="To pay">
                <Changed before={aud(cart.before.total)} after={aud(cart.after.total)} />
              </td>
              <td data-label="GST in it">
                <Changed before={aud(cart.before.gst)} after={aud(cart.after.gst)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
