/** Where a panel goes when it is swiped away. */
export type Side = 'left' | 'right' | 'up' | 'down'

export interface Swipe {
  /** `other`: the finger does something else, such as scrolling. */
  verdict: 'unclear' | 'away' | 'other'
  /** How far towards the panel's side, never less than nothing. */
  distance: number
}

/** Fingers tremble: less than this is not a direction. */
const slop = 10

/** What a finger that has moved so far means for a panel that lives on that side. */
export const swipeOf = (side: Side, dx: number, dy: number): Swipe => {
  const upright = side === 'up' || side === 'down'
  const along = (upright ? dy : dx) * (side === 'left' || side === 'up' ? -1 : 1)
  const across = Math.abs(upright ? dx : dy)
  const distance = Math.max(0, along)
  if (Math.max(Math.abs(along), across) < slop) return { verdict: 'unclear', distance }
  return { verdict: along > across ? 'away' : 'other', distance }
}

/** A third of the way, or a flick. */
export const isSwipedAway = (distance: number, milliseconds: number, size: number): boolean =>
  distance > size / 3 || (distance > 40 && distance / Math.max(1, milliseconds) > 0.4)
