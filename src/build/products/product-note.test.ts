import { expect, it } from 'vitest'
import { productNote } from './product-note.ts'

const suitability = { poolTypes: [], maxLengthM: 12, surfaces: [], floor: true, walls: true, waterline: true }

it('says of a robot how long a pool it takes, what it cleans and how it is steered', () => {
  const specifications = {
    Cleaning: { Cleans: 'Floor, walls' },
    Pool: { 'Pool length': 'Up to 12 m' },
    Machine: { 'Power source': 'Cable' },
    Control: { Control: 'App' },
  }
  expect(productNote({ specifications, suitability })).toBe('12 m · floor, walls · app')
})

it('says of a robot without a cable what drives it', () => {
  const specifications = { Machine: { Cleans: 'Surface', 'Power source': 'Solar', Control: 'Button' } }
  expect(productNote({ specifications, suitability })).toBe('surface · solar')
})

it('says of a part what it fits', () => {
  expect(productNote({ specifications: { Part: { Fits: 'E 10, S 50' } }, suitability: null })).toBe('Fits E 10, S 50')
  expect(productNote({ specifications: { Part: { Fits: 'A, B, C, D' } }, suitability: null })).toBe('Fits 4 models')
})

it('says of water treatment how much water it treats, and of the rest nothing', () => {
  const specifications = { Water: { 'Pool volume': 'Up to 60,000 L' } }
  expect(productNote({ specifications, suitability: null })).toBe('Up to 60,000 L')
  expect(productNote({ specifications: {}, suitability: null })).toBeUndefined()
})
