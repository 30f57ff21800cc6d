import { useState } from 'react'
import * as v from 'valibot'
import type { PiecesIn } from '../../../domain/staff/packing.ts'
import { parseJson } from '../../../site/state/parse-json.ts'
import { storedValue } from '../../../site/state/stored-value.ts'

const kept = v.object({
  revision: v.string(),
  pieces: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))),
  last: v.optional(v.number()),
})

type Kept = v.InferOutput<typeof kept>

/** Until the window is closed: a box that is half full outlives a reload. */
const storeOf = (number: string) => storedValue(() => sessionStorage, `desk-packing-${number}`)

const read = (number: string): Kept | undefined => {
  const parsed = v.safeParse(kept, parseJson(storeOf(number).read()))
  return parsed.success ? parsed.output : undefined
}

const none: PiecesIn = {}

/** What is in the box of an order as it is at a revision: an order that has become another is counted anew. */
export const usePieces = (number: string | undefined, revision: string | undefined) => {
  const [here, setHere] = useState<Kept & { readonly number: string }>()
  const known = number === undefined ? undefined : here?.number === number ? here : read(number)
  const isCurrent = known !== undefined && known.revision === revision
  const pieces: PiecesIn = isCurrent ? known.pieces : none
  const change = (changed: PiecesIn, last: number) => {
    if (number === undefined || revision === undefined) return
    const now = { revision, pieces: changed, last }
    setHere({ number, ...now })
    storeOf(number).write(JSON.stringify(now))
  }
  const last = isCurrent && known.last !== undefined && (pieces[known.last] ?? 0) > 0 ? known.last : undefined
  return {
    pieces,
    /** Pieces were counted, and the order has changed since. */
    isOutdated:
      known !== undefined && revision !== undefined && !isCurrent && Object.values(known.pieces).some(Boolean),
    /** The line of the piece that went in last. */
    last,
    change,
    /** It is packed. */
    forget: () => {
      setHere(undefined)
      if (number !== undefined) storeOf(number).write(null)
    },
  }
}
