import { describe, expect, it } from 'vitest'
import { projected, worldSize } from './map-projection.ts'
import { tileAddress, tilesInView } from './map-tiles.ts'

describe('pictures of a map service', () => {
  it('are those with the place in the middle, at the level nearest to the scale', () => {
    const sydney = projected({ lat: -33.8688, lon: 151.2093 })
    const view = { ...sydney, scale: (256 * 2 ** 10) / worldSize }
    const tiles = tilesInView(view, { width: 10, height: 10 })
    expect(tiles.map(({ z, x, y }) => [z, x, y])).toEqual([[10, 942, 614]])
  })

  it('cover all of the window and end with the world', () => {
    const view = { x: worldSize / 2, y: worldSize / 2, scale: 256 / worldSize }
    expect(tilesInView(view, { width: 4000, height: 4000 })).toHaveLength(1)
    const closer = { ...view, scale: (256 * 4) / worldSize }
    expect(tilesInView(closer, { width: 512, height: 256 })).toHaveLength(6)
  })

  it('have the address that the template says', () => {
    const tile = { z: 3, x: 7, y: 5, at: { x: 0, y: 0 }, size: 1 }
    expect(tileAddress('https://tiles.example/{z}/{x}/{y}.png?k=1', tile)).toBe('https://tiles.example/3/7/5.png?k=1')
  })
})
