import { describe, expect, it } from 'vitest'
import { isSwipedAway, swipeOf } from './swipe.ts'

describe('a finger on a panel', () => {
  it.each([
    ['left', -30, 4],
    ['right', 30, -4],
    ['up', 3, -30],
    ['down', -3, 30],
  ] as const)('pushes a panel that lives %s towards its side', (side, dx, dy) => {
    expect(swipeOf(side, dx, dy)).toEqual({ verdict: 'away', distance: 30 })
  })

  it('scrolls when it moves across', () => {
    expect(swipeOf('left', -12, 40).verdict).toBe('other')
    expect(swipeOf('down', 40, 12).verdict).toBe('other')
  })

  it('cannot pull a panel further in', () => {
    expect(swipeOf('left', 60, 0)).toEqual({ verdict: 'other', distance: 0 })
  })

  it('means nothing while it only trembles', () => {
    expect(swipeOf('right', 6, 5).verdict).toBe('unclear')
  })
})

describe('letting go', () => {
  it('closes after a third of the way, however slow', () => {
    expect(isSwipedAway(121, 2000, 360)).toBe(true)
    expect(isSwipedAway(119, 2000, 360)).toBe(false)
  })

  it('closes after a flick, but not after a twitch', () => {
    expect(isSwipedAway(60, 100, 360)).toBe(true)
    expect(isSwipedAway(30, 20, 360)).toBe(false)
  })
})
