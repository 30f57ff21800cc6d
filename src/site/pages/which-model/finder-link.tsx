import type { MouseEvent, ReactNode } from 'react'
import { writeFinderAddress } from '../../../domain/models/finder-address.ts'
import { useAddressQuery } from '../../state/address-query.ts'
import { type FinderTarget, goTo } from './go-to.ts'

interface Props extends FinderTarget {
  className?: string | undefined
  current?: boolean
  children: ReactNode
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Leads to another place of the finder: an address like any other, which can be opened beside this one or sent to somebody. */
export const FinderLink = ({ answers, screen, changing = false, className, current = false, children }: Props) => {
  const target = { answers, screen, changing }
  return (
    <a
      className={className}
      href={writeFinderAddress(useAddressQuery(), target) || '?'}
      aria-current={current || undefined}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        goTo(target)
      }}
    >
      {children}
    </a>
  )
}
