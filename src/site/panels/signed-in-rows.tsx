import type { Shell } from '../content/shell.ts'
import { useAccount } from '../features/account/me/use-account.ts'
import type { OrderSummary } from '../features/account/operations/account-answers.ts'
import { zoneHere } from '../features/account/parts/day-here.ts'
import { orderHeadline } from '../features/order/order-progress.ts'
import { shortName } from '../features/order/summary-view.ts'
import { accountFacts } from './account-facts.ts'
import { accountRows } from './account-rows.ts'
import { PanelRows } from './panel-rows.tsx'
import styles from './signed-in-rows.module.css'

interface Props {
  edition: Shell['edition']
  onClose: () => void
}

const Latest = ({ order, edition: { code }, onClose }: Props & { order: OrderSummary }) => {
  const [line] = order.lines
  return (
    <div className={styles.latest}>
      <div>
        <strong>{orderHeadline(order, zoneHere(code), new Date())}</strong>
        <p>{line === undefined ? order.number : shortName(line.name)}</p>
        <a href={`/${code}/account/orders/${order.number}/`} onClick={onClose}>
          Follow it
        </a>
      </div>
      {line !== undefined && <img src={line.picture} width={450} height={450} alt="" />}
    </div>
  )
}

/** The order that was made last, and what is behind each page of the account. Its place is kept while it is asked for. */
export const SignedInRows = ({ edition, onClose }: Props) => {
  const { me, trouble } = useAccount()
  const facts = me && accountFacts(me, edition.locale)
  const [latest] = me?.orders ?? []
  const rows = accountRows(edition)
  return (
    <>
      {edition.shop &&
        (latest !== undefined ? (
          <Latest order={latest} edition={edition} onClose={onClose} />
        ) : (
          <div className={styles.latest}>
            {me !== undefined && (
              <div>
                <strong>No orders yet</strong>
                <p>What you buy here turns up by itself.</p>
                <a href={`/${edition.code}/shop/`} onClick={onClose}>
                  To the shop
                </a>
              </div>
            )}
          </div>
        ))}
      <PanelRows rows={rows.map((row) => ({ ...row, detail: facts?.[row.name] }))} onFollow={onClose} />
      {trouble !== undefined && me === undefined && (
        <p className={styles.trouble} role="status">
          We couldn’t fetch what is in it just now. The pages try again.
        </p>
      )}
    </>
  )
}
