import { useEffect, useState } from 'react'
import { whileCurrent } from '../../site/state/while-current.ts'
import { ask } from '../ask.ts'
import { askPackingSlips, mostAtOnce, type PackingSlip } from '../operations/orders/ask-packing-slips.ts'
import styles from './packing-slips.module.css'
import { bayOf, pickList } from './pick-list.ts'

const mostSlips = 100

const useSlips = (numbers: readonly string[]) => {
  const [slips, setSlips] = useState<readonly PackingSlip[]>()
  const key = numbers.join()
  useEffect(
    () =>
      whileCurrent((isCurrent) => {
        const read = async () => {
          const wanted = key.split(',')
          const found: PackingSlip[] = []
          for (let from = 0; from < wanted.length; from += mostAtOnce) {
            const some = wanted.slice(from, from + mostAtOnce)
            found.push(...(await ask(askPackingSlips, { numbers: some, first: some.length })))
          }
          if (isCurrent()) setSlips(found)
        }
        read().catch(() => isCurrent() && setSlips([]))
      }),
    [key],
  )
  return slips
}

const Slip = ({ slip }: { slip: PackingSlip }) => {
  const { order } = slip
  return (
    <section className={styles.slip}>
      <h2>{order.number}</h2>
      <p className={styles.to}>
        {order.name}
        {order.address === null ? (
          <>
            <br />
            Picked up here
          </>
        ) : (
          <>
            <br />
            {order.address.street}
            <br />
            {order.address.suburb} {order.address.state} {order.address.postcode}
          </>
        )}
        <br />
        {order.phone}
      </p>
      {order.notes !== '' && <p>“{order.notes}”</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">Bay</th>
            <th scope="col">Units</th>
            <th scope="col">What</th>
            <th scope="col">SKU</th>
            <th scope="col">In the box</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ sku, name, quantity, refundedUnits, isBonus }) => (
            <tr key={sku + String(isBonus)}>
              <td>{bayOf(slip, sku) || '–'}</td>
              <td>{quantity - refundedUnits}</td>
              <td>{name}</td>
              <td>{sku}</td>
              <td>☐</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Poolwright, 41 Bath Road, Kirrawee NSW 2232</p>
    </section>
  )
}

/** On paper: one walk along the shelves, then a slip for each box. */
export const PackingSlips = ({ search }: { search: string }) => {
  const numbers = (new URLSearchParams(search).get('numbers') ?? '').split(',').filter(Boolean).slice(0, mostSlips)
  const slips = useSlips(numbers)
  if (slips === undefined) return <p className={styles.page}>One moment.</p>
  return (
    <main className={styles.page}>
      <p className={styles.bar}>
        <button type="button" className="button" onClick={() => print()}>
          Print {slips.length === 1 ? 'the slip' : `${slips.length} slips`}
        </button>
      </p>
      {slips.length < numbers.length && <p role="alert">Some of these orders couldn’t be read. Load the page again.</p>}
      {slips.length > 1 && (
        <section className={styles.slip}>
          <h2>Off the shelves, {slips.length} orders</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">Bay</th>
                <th scope="col">Units</th>
                <th scope="col">What</th>
                <th scope="col">SKU</th>
                <th scope="col">For</th>
              </tr>
            </thead>
            <tbody>
              {pickList(slips).map(({ sku, name, bay, units, orders }) => (
                <tr key={sku}>
                  <td>{bay || '–'}</td>
                  <td>{units}</td>
                  <td>{name}</td>
                  <td>{sku}</td>
                  <td>{orders.join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {slips.map((slip) => (
        <Slip key={slip.order.number} slip={slip} />
      ))}
    </main>
  )
}
