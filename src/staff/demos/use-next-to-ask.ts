import { useState } from 'react'
import { type DemoFile, stateOf } from '../operations/demos/demo-answers.ts'

type Next = DemoFile['next']

/**
 * Who can be asked for the request that has nobody and was looked at last. It stays while others are looked at: rows of the calendar
 * don’t change places under whoever goes through them by key.
 */
export const useNextToAsk = (demo: DemoFile | null | undefined): Next => {
  const [known, setKnown] = useState<{ readonly reference: string; readonly next: Next }>()
  const isOpen = demo && stateOf(demo.state) === 'with-staff'
  const isKnown = known !== undefined && known.reference === demo?.reference
  if (isOpen && !isKnown) setKnown({ reference: demo.reference, next: demo.next })
  // It has somebody now.
  if (demo && !isOpen && isKnown) setKnown(undefined)
  return known?.next ?? []
}
