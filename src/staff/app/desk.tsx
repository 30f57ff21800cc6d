import { useState } from 'react'
import { useSignedIn } from '../../site/features/sign-in/signed-in.ts'
import { OrdersRoom } from '../orders/orders-room.tsx'
import { PackingSlips } from '../orders/packing-slips.tsx'
import styles from './desk.module.css'
import { Entrance } from './entrance.tsx'
import { KeyBar } from './key-bar.tsx'
import type { KeyAct } from './keys.ts'
import { Rail } from './rail.tsx'
import { useRoute } from './route.ts'

/** The desk of whoever is signed in. */
export const Desk = () => {
  const person = useSignedIn()
  const { place, search } = useRoute()
  const [acts, setActs] = useState<readonly KeyAct[]>([])
  const [toPack, setToPack] = useState<number>()
  if (person === undefined) return null
  if (person === null) return <Entrance />
  if (place === 'slips') return <PackingSlips search={search} />
  const [, number] = /^orders\/(.+)$/.exec(place) ?? []
  return (
    <div className={styles.desk}>
      <Rail name={person.name || person.email} toPack={toPack} />
      <main className={styles.room}>
        <OrdersRoom number={number} search={search} onActs={setActs} onToPack={setToPack} />
      </main>
      <KeyBar acts={acts} />
    </div>
  )
}
