import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import plain from '../../order/plain-link.module.css'
import type { Details } from '../details/use-details.ts'
import { checkoutStore } from '../kept/checkout-store.ts'
import { KeepBox } from './keep-box.tsx'
import type { OwnPlace as Place } from './own-choices.ts'
import styles from './own-place.module.css'
import type { Offered } from './use-own-choices.ts'

const names = ['name', 'street', 'suburb', 'state', 'postcode'] as const
const empty = { street: '', suburb: '', state: '', postcode: '' }

interface Props {
  isSignedIn: boolean
  offered: Offered | undefined
  details: Details
  isPickUp: boolean
  /** The fields. */
  children: ReactNode
}

/** Who gets it and where: the fields, and in their place the addresses of whoever is signed in. */
export const OwnPlace = ({ isSignedIn, offered, details, isPickUp, children }: Props) => {
  const { answers, complaints, remembered } = details
  // `own`: nobody has chosen yet, and nothing on the page may move.
  const [view, setView] = useState<'own' | 'list' | 'fields'>('own')
  const typedBefore = useRef<Partial<Place>>(undefined)
  const [hasTyped, setTyped] = useState(false)

  const fill = useEffectEvent(({ choices, rules }: Offered) => {
    const typed = checkoutStore.getSnapshot().checkout?.details ?? {}
    const filling = rules.fillingOf(choices, typed, { isPickUp, known: remembered })
    if (Object.keys(filling).length > 0) details.type(filling)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is delivered to the door needs an address too
  useEffect(() => {
    if (offered !== undefined) fill(offered)
  }, [offered, isPickUp])

  const places = isPickUp ? [] : (offered?.choices.places ?? [])
  const chosen = offered && places.find((place) => offered.rules.isSamePlace(place, answers))
  const isWrong = names.some((name) => (complaints.messages[name] ?? '') !== '')
  const isList = places.length > 0 && !isWrong && (view === 'list' || (view === 'own' && chosen !== undefined))
  const isSaved = offered?.choices.saved.some((place) => offered.rules.isSameHouse(place, answers)) ?? false

  const list = useRef<HTMLDivElement>(null)
  // What lies below the screen may move: on a phone the list leaves no gap.
  useLayoutEffect(() => {
    if (isList && list.current && list.current.getBoundingClientRect().bottom >= innerHeight) setView('list')
  }, [isList])

  const choose = ({ phone, ...place }: Place) => {
    if (chosen === undefined) typedBefore.current = Object.fromEntries(names.map((name) => [name, answers[name] ?? '']))
    setView('list')
    details.type({ ...place, ...(!answers.phone && { phone }) })
  }
  const another = () => {
    setView('fields')
    if (chosen !== undefined) details.type({ ...empty, ...typedBefore.current })
  }
  return (
    <div className={styles.place}>
      {isList && offered && (
        <div ref={list} className={styles.list}>
          <offered.PlaceChoice places={places} chosen={chosen} onChoose={choose} onAnother={another} />
        </div>
      )}
      <div
        className={isList ? (view === 'own' ? styles.covered : styles.gone) : undefined}
        inert={isList}
        onInput={() => setTyped(true)}
      >
        {children}
        {/* After what was typed: nothing moves by itself. */}
        {isSignedIn && !isPickUp && hasTyped && !isSaved && offered?.choices.canKeepMore && (
          <KeepBox what="address">Keep this address</KeepBox>
        )}
      </div>
      {places.length > 0 && !isList && (
        <button type="button" className={`${plain.link} ${styles.back}`} onClick={() => setView('list')}>
          Your addresses
        </button>
      )}
    </div>
  )
}
