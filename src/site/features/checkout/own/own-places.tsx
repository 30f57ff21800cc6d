import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { whileCurrent } from '../../../state/while-current.ts'
import { useRememberedPostcode } from '../../delivery/remembered-postcode.ts'
import plain from '../../order/plain-link.module.css'
import type { Details } from '../details/use-details.ts'
import { checkoutStore } from '../kept/checkout-store.ts'
import { askOwnChoices } from './ask-own-choices.ts'
import { KeepBox } from './keep-box.tsx'
import { fillingOf, isSameHouse, isSamePlace, type OwnChoices, type OwnPlace } from './own-choices.ts'
import styles from './own-place.module.css'
import { PlaceChoice } from './place-choice.tsx'

const names = ['name', 'street', 'suburb', 'state', 'postcode'] as const
const empty = { street: '', suburb: '', state: '', postcode: '' }

interface Props {
  details: Details
  isPickUp: boolean
  /** Somebody has typed into the fields. */
  hasTyped: boolean
}

interface KnownProps extends Props {
  choices: OwnChoices
}

const KnownPlaces = ({ choices, details, isPickUp, hasTyped }: KnownProps) => {
  const { answers, complaints } = details
  const remembered = useRememberedPostcode()
  // `own`: nobody has chosen yet, and nothing on the page may move.
  const [view, setView] = useState<'own' | 'list' | 'fields'>('own')
  const typedBefore = useRef<Partial<OwnPlace>>(undefined)
  const list = useRef<HTMLDivElement>(null)

  const fill = useEffectEvent(() => {
    const typed = checkoutStore.getSnapshot().checkout?.details ?? {}
    const filling = fillingOf(choices, typed, { isPickUp, known: remembered })
    if (Object.keys(filling).length > 0) details.type(filling)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is delivered to the door needs an address too
  useEffect(() => fill(), [choices, isPickUp])

  const places = isPickUp ? [] : choices.places
  const chosen = places.find((place) => isSamePlace(place, answers))
  const isWrong = names.some((name) => (complaints.messages[name] ?? '') !== '')
  const isList = places.length > 0 && !isWrong && (view === 'list' || (view === 'own' && chosen !== undefined))
  const isSaved = choices.saved.some((place) => isSameHouse(place, answers))

  useLayoutEffect(() => {
    // What lies below the screen may move: on a phone the list leaves no gap.
    if (isList && list.current !== null && list.current.getBoundingClientRect().bottom >= innerHeight) setView('list')
  }, [isList])

  const choose = ({ phone, ...place }: OwnPlace) => {
    if (chosen === undefined) typedBefore.current = Object.fromEntries(names.map((name) => [name, answers[name] ?? '']))
    setView('list')
    details.type({ ...place, ...(!answers.phone && { phone }) })
  }
  const another = () => {
    setView('fields')
    if (chosen !== undefined) details.type({ ...empty, ...typedBefore.current })
  }
  if (isList)
    return (
      <div ref={list} className={view === 'own' ? styles.list : `${styles.list} ${styles.alone}`}>
        <PlaceChoice places={places} chosen={chosen} onChoose={choose} onAnother={another} />
      </div>
    )
  return (
    <>
      {/* After what was typed: nothing moves by itself. */}
      {!isPickUp && hasTyped && !isSaved && choices.canKeepMore && (
        <div className={styles.below}>
          <KeepBox what="address">Keep this address</KeepBox>
        </div>
      )}
      {places.length > 0 && (
        <button type="button" className={`${plain.link} ${styles.back}`} onClick={() => setView('list')}>
          Your addresses
        </button>
      )}
    </>
  )
}

interface OwnPlacesProps extends Props {
  /** The last order was picked up. */
  onPickedUp: (wasPickUp: boolean) => void
}

/** The addresses of whoever is signed in, and the wish to keep another one. Nothing until they are there, and where nobody can say. */
export const OwnPlaces = ({ onPickedUp, ...props }: OwnPlacesProps) => {
  const [choices, setChoices] = useState<OwnChoices>()
  useEffect(
    () =>
      whileCurrent((isCurrent) => {
        const offer = (found: OwnChoices) => {
          if (!isCurrent()) return
          setChoices(found)
          onPickedUp(found.wasPickUp)
        }
        askOwnChoices().then(offer, () => undefined)
        return () => onPickedUp(false)
      }),
    [onPickedUp],
  )
  return choices && <KnownPlaces choices={choices} {...props} />
}
