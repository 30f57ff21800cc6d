import { useEffect, useState } from 'react'
import { whileCurrent } from '../../site/state/while-current.ts'
import { ask } from '../ask.ts'
import { askOrderFile } from '../operations/orders/ask-order-file.ts'
import type { OrderFile } from '../operations/orders/order-answers.ts'
import styles from './packing-slips.module.css'
import { bayOf, pickList } from './pick-list.ts'

const mostSlips = 100

const useFiles = (numbers: readonly string[]) => {
  const [files, setFiles] = useState<readonly OrderFile[]>()
  const key = numbers.join()
  useEffect(
    () =>
      whileCurrent((isCurrent) => {
        const read = async () => {
          const found: OrderFile[] = []
          for (const number of key.split(',')) {
            const file = await ask(askOrderFile, { number })
            if (file !== null) found.push(file)
          }
          if (isCurrent()) setFiles(found)
        }
        read().catch(() => isCurrent() && setFiles([]))
      }),
    [key],
  )
  return files
}

const Slip = ({ file }: { file: OrderFile }) => {
  const { order } = file
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
              <td>{bayOf(file, sku) || '–'}</td>
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
  const files = useFiles(numbers)
  if (files === undefined) return <p className={styles.page}>One moment.</p>
  return (
    <main className={styles.page}>
      <p className={styles.bar}>
        <button type="button" className="button" onClick={() => print()}>
          Print {files.length === 1 ? 'the slip' : `${files.length} slips`}
        </button>
      </p>
      {files.length < numbers.length && <p role="alert">Some of these orders couldn’t be read. Load the page again.</p>}
      {files.length > 1 && (
        <section className={styles.slip}>
          <h2>Off the shelves, {files.length} orders</h2>
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
              {pickList(files).map(({ sku, name, bay, units, orders }) => (
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
      {files.map((file) => (
        <Slip key={file.order.number} file={file} />
      ))}
    </main>
  )
}
