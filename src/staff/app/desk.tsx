import { Suspense, useEffect, useState } from 'react'
import { useSignedIn } from '../../site/features/sign-in/signed-in.ts'
import { FindDialog } from '../find/find-dialog.tsx'
import { PackingSlips } from '../orders/packing-slips.tsx'
import { AllKeys } from './all-keys.tsx'
import styles from './desk.module.css'
import { useDeskCounts } from './desk-counts.ts'
import { Entrance } from './entrance.tsx'
import { KeyBar } from './key-bar.tsx'
import { useKeys } from './keys.ts'
import { Rail } from './rail.tsx'
import { roomOf, roomPath, rooms } from './rooms.ts'
import { goTo, useRoute } from './route.ts'

/** The desk of whoever is signed in. */
export const Desk = () => {
  const person = useSignedIn()
  const { place, search } = useRoute()
  const [isListing, setListing] = useState(false)
  const [isFinding, setFinding] = useState(false)
  const { counts, isStranger } = useDeskCounts(person?.subject)
  const { room, rest } = roomOf(place)
  useKeys(
    [
      ...rooms.map(({ place: to, name, key }) => ({
        key: `g ${key}`,
        label: `Go to ${name.toLowerCase()}`,
        run: () => goTo(roomPath(to)),
      })),
      { key: '/', label: 'Find anything', run: () => setFinding(true) },
      { key: '?', label: 'All keys', run: () => setListing(true) },
    ],
    'desk',
  )
  const title = room?.name ?? 'Not here'
  useEffect(() => {
    document.title = `${title} | Desk | Poolwright`
  }, [title])
  if (person === undefined) return null
  if (person === null) return <Entrance />
  if (isStranger) return <Entrance isStranger />
  if (place === 'slips') return <PackingSlips search={search} />
  return (
    <div className={styles.desk}>
      <Rail name={person.name || person.email} counts={counts} current={room} onFind={() => setFinding(true)} />
      <main className={styles.room}>
        {room === undefined ? (
          <div className={styles.nothing}>
            <h1>There is no such room.</h1>
            <p>The address may have been cut short. Choose a room from the list.</p>
          </div>
        ) : (
          <Suspense fallback={<p className={styles.opening}>{room.name}</p>}>
            <room.Show rest={rest} search={search} />
          </Suspense>
        )}
      </main>
      <KeyBar onAllKeys={() => setListing(true)} />
      {isFinding && <FindDialog onClose={() => setFinding(false)} />}
      {isListing && <AllKeys onClose={() => setListing(false)} />}
    </div>
  )
}
