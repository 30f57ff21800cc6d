import { type ReactNode, useState } from 'react'
import type { Details } from '../details/use-details.ts'
import styles from './own-place.module.css'
import type { Offered } from './use-own-choices.ts'

/** What stands where the fields are. `kept`: with their room, so that nothing on the page moves. */
export type Cover = 'none' | 'kept' | 'closed'

interface Props {
  offered: Offered | undefined
  details: Details
  isPickUp: boolean
  /** The fields. */
  children: ReactNode
}

/** Who gets it and where: the fields, and in their place the addresses of whoever is signed in. */
export const OwnPlace = ({ offered, details, isPickUp, children }: Props) => {
  const [cover, setCover] = useState<Cover>('none')
  const [hasTyped, setTyped] = useState(false)
  const isCovered = offered !== undefined && cover !== 'none'
  return (
    <div className={styles.place}>
      <div
        className={isCovered ? (cover === 'kept' ? styles.kept : styles.closed) : undefined}
        inert={isCovered}
        onInput={() => setTyped(true)}
      >
        {children}
      </div>
      {offered && (
        <offered.part.OwnPlaces
          choices={offered.choices}
          details={details}
          isPickUp={isPickUp}
          hasTyped={hasTyped}
          onCover={setCover}
        />
      )}
    </div>
  )
}
