import { expect, it } from 'vitest'
import { placedLabels } from '../../../domain/map/map-labels.ts'
import { mapFurniture } from './map-furniture.ts'

const size = { width: 390, height: 270 }
const attribution = 'Places: GeoNames, CC BY 4.0; Matthew Proctor'
const written = (x: number, y: number, told = attribution) =>
  placedLabels([{ x, y, text: 'Tasman Sea', kind: 'sea' }], mapFurniture(size, told), size).length === 1

it('no name is written on what is written in the corner, nor below the buttons', () => {
  expect(written(120, 255)).toBe(false)
  expect(written(340, 100)).toBe(false)
  expect(written(340, 200)).toBe(true)
  expect(written(120, 230)).toBe(true)
  expect(written(200, 100)).toBe(true)
})

it('a long attribution takes more lines', () => {
  expect(written(120, 230, `${attribution}. ${attribution}`)).toBe(false)
})
