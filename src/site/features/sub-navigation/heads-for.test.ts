import { describe, expect, it } from 'vitest'
import { headsFor } from './heads-for.ts'

const panel = { left: 0, right: 1440, top: 69 }

describe('a pointer on its way', () => {
  it('heads for the panel straight down and at a slant', () => {
    expect(headsFor({ x: 350, y: 30 }, { x: 350, y: 34 }, panel)).toBe(true)
    expect(headsFor({ x: 350, y: 30 }, { x: 390, y: 34 }, panel)).toBe(true)
  })

  it('does not along the entries, upwards, or where it would miss it', () => {
    expect(headsFor({ x: 350, y: 30 }, { x: 390, y: 30 }, panel)).toBe(false)
    expect(headsFor({ x: 350, y: 30 }, { x: 390, y: 26 }, panel)).toBe(false)
    expect(headsFor({ x: 350, y: 30 }, { x: 390, y: 31 }, panel)).toBe(false)
  })
})
