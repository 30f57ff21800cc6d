import type { RoomProps } from '../../app/room-props.ts'

/** What is packed: the order that is open, and those that were marked; none, and it is all that wait. */
export interface ToPack {
  readonly number: string | undefined
  readonly numbers: readonly string[]
}

const place = 'pack'

export const packAddress = ({ number, numbers }: ToPack): string => {
  const own = number === undefined ? '' : `${encodeURIComponent(number)}/`
  return `/staff/orders/${place}/${own}${numbers.length === 0 ? '' : `?numbers=${numbers.join()}`}`
}

/** Undefined where the address is not of packing. */
export const packedIn = ({ rest, search }: RoomProps): ToPack | undefined => {
  const [first, number] = rest.split('/')
  if (first !== place) return undefined
  const numbers = (new URLSearchParams(search).get('numbers') ?? '').split(',').filter(Boolean)
  return { number: number || undefined, numbers }
}
