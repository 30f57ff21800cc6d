import { useState } from 'react'
import * as v from 'valibot'
import { dayInZone } from '../../../domain/calendar/day-in-zone.ts'
import { parseJson } from '../../../site/state/parse-json.ts'
import { storedValue } from '../../../site/state/stored-value.ts'
import { deskTimeZone } from '../../parts/desk-time-zone.ts'

const store = storedValue(() => sessionStorage, 'desk-packing-round')

const kept = v.object({ of: v.string(), packed: v.array(v.string()), aside: v.array(v.string()) })

type Round = v.InferOutput<typeof kept>

const begun = (of: string): Round => {
  const parsed = v.safeParse(kept, parseJson(store.read()))
  return parsed.success && parsed.output.of === of ? parsed.output : { of, packed: [], aside: [] }
}

/** What was packed and what was put aside since somebody began. Another day, or other orders that were marked, are another round. */
export const useRound = (numbers: readonly string[]) => {
  const of = `${dayInZone(new Date(), deskTimeZone)} ${numbers.join()}`
  const [here, setHere] = useState<Round>(() => begun(of))
  const round = here.of === of ? here : begun(of)
  const change = (changed: Partial<Round>) => {
    const now = { ...round, ...changed }
    setHere(now)
    store.write(JSON.stringify(now))
  }
  const without = (among: readonly string[], number: string) => among.filter((each) => each !== number)
  return {
    packed: round.packed,
    aside: new Set(round.aside),
    done: (number: string) =>
      change({ packed: [...without(round.packed, number), number], aside: without(round.aside, number) }),
    putAside: (number: string) => change({ aside: [...without(round.aside, number), number] }),
    end: () => {
      store.write(null)
    },
  }
}
