import { useEffect, useState } from 'react'
import type { StaffSubject } from '../../domain/staff/staff-subject.ts'
import { asEnum } from '../../site/data/enum-words.ts'
import { whileCurrent } from '../../site/state/while-current.ts'
import { ask } from '../ask.ts'
import { lookAt } from '../operations/look-at.ts'

const heartbeat = 10_000

/** Whoever only passes by with the keyboard has not opened it. */
const settled = 600

/** Says that one has it open, and who else has. */
export const useOthersHere = (subject: StaffSubject, of: string | undefined): readonly string[] => {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    setOthers([])
    if (of === undefined) return
    return whileCurrent((isCurrent) => {
      const look = () => {
        if (document.visibilityState !== 'visible') return
        ask(lookAt, { subject: asEnum(subject), of }).then(
          (names) => isCurrent() && setOthers(names),
          () => undefined,
        )
      }
      const first = setTimeout(look, settled)
      const timer = setInterval(look, heartbeat)
      return () => {
        clearTimeout(first)
        clearInterval(timer)
      }
    })
  }, [subject, of])
  return others
}
