import type { ListedOrder } from '../../operations/orders/order-answers.ts'
import { DeskLink } from '../../parts/desk-link.tsx'
import { packAddress } from './pack-address.ts'
import styles from './round-over.module.css'

interface Props {
  packed: number
  aside: readonly ListedOrder[]
  /** Those that were marked. */
  numbers: readonly string[]
}

/** Nothing waits any more, but for what was put aside. */
export const RoundOver = ({ packed, aside, numbers }: Props) => (
  <div className={styles.over}>
    <p>
      {packed === 0
        ? aside.length === 0 && 'Nothing waits to be packed.'
        : packed === 1
          ? 'One order is packed.'
          : `${packed} orders are packed.`}
    </p>
    {aside.length > 0 && (
      <>
        <h2>{aside.length === 1 ? 'One is put aside' : `${aside.length} are put aside`}</h2>
        <ul>
          {aside.map(({ number, name, suburb, isPickUp }) => (
            <li key={number}>
              <DeskLink href={packAddress({ number, numbers })}>
                <strong>{number}</strong> {name}, {isPickUp ? 'picked up' : suburb}
              </DeskLink>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
)
