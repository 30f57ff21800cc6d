import { isSwipedAway, type Side, swipeOf } from './swipe.ts'

interface Gesture {
  pointer: number
  x: number
  y: number
  time: number
  side: Side
  distance: number
  dragging: boolean
}

const sides = ['left', 'right', 'up', 'down'] as const

/** The style sheet decides where a panel lives at this width. */
const sideOf = (dialog: HTMLElement): Side | undefined => {
  const said = getComputedStyle(dialog).getPropertyValue('--side').trim()
  return sides.find((side) => side === said)
}

/** What scrolls up and down can only be pulled away by its grip; sideways nothing in a panel scrolls. */
const mayDrag = (side: Side, target: EventTarget | null): boolean =>
  side === 'left' || side === 'right' || (target instanceof Element && target.closest('[data-grip]') !== null)

/** Lets a finger push a panel back to where it came from. Returns the function that stops it. */
export const swipeToClose = (dialog: HTMLDialogElement): (() => void) => {
  let gesture: Gesture | undefined
  const listening = new AbortController()
  const { signal } = listening

  const onDown = ({ pointerType, isPrimary, pointerId, clientX, clientY, timeStamp, target }: PointerEvent) => {
    const side = sideOf(dialog)
    if (pointerType === 'mouse' || !isPrimary || target === dialog || side === undefined || !mayDrag(side, target))
      return
    gesture = { pointer: pointerId, x: clientX, y: clientY, time: timeStamp, side, distance: 0, dragging: false }
  }

  const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (gesture === undefined || pointerId !== gesture.pointer) return
    const { verdict, distance } = swipeOf(gesture.side, clientX - gesture.x, clientY - gesture.y)
    if (!gesture.dragging && verdict === 'other') gesture = undefined
    if (gesture === undefined || (!gesture.dragging && verdict === 'unclear')) return
    gesture.dragging = true
    gesture.distance = distance
    dialog.toggleAttribute('data-dragging', true)
    const away = `${gesture.side === 'left' || gesture.side === 'up' ? -distance : distance}px`
    const upright = gesture.side === 'up' || gesture.side === 'down'
    dialog.style.setProperty('--drag', upright ? `0px ${away}` : `${away} 0px`)
  }

  const end = (timeStamp: number, letGo: boolean) => {
    if (gesture === undefined) return
    const { side, distance, dragging, time } = gesture
    gesture = undefined
    if (!dragging) return
    dialog.removeAttribute('data-dragging')
    dialog.style.removeProperty('--drag')
    const size = side === 'left' || side === 'right' ? dialog.offsetWidth : dialog.offsetHeight
    if (!letGo || !isSwipedAway(distance, timeStamp - time, size)) return
    // It leaves the way the finger sent it, not from where it once came in.
    dialog.toggleAttribute('data-swiped', true)
    dialog.close()
  }

  dialog.addEventListener('pointerdown', onDown, { signal })
  dialog.addEventListener('pointermove', onMove, { signal })
  dialog.addEventListener('pointerup', ({ timeStamp }) => end(timeStamp, true), { signal })
  dialog.addEventListener('pointercancel', ({ timeStamp }) => end(timeStamp, false), { signal })
  return () => listening.abort()
}
