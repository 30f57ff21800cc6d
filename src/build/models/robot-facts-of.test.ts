import { describe, expect, it } from 'vitest'
import { productEntry } from '../view/edition-content.fake.ts'
import { comparedCategory } from './compared-category.ts'
import { robotFactsOf } from './robot-facts-of.ts'

const suitability = {
  poolTypes: ['in-ground'],
  maxLengthM: 12,
  surfaces: ['concrete', 'tile'],
  floor: true,
  walls: true,
  waterline: false,
}

const table = {
  Cleaning: { Cleans: 'Floor, walls' },
  Machine: { Drive: 'Tracks', 'Power source': 'Cable' },
  Control: { Control: 'App, remote', Timer: 'Every day' },
}

const figures = {
  cableMetres: 18,
  cycleHours: [1, 2, 3],
  basketLitres: 4.5,
  finenessMicrons: [50, 100],
  weightKilograms: 9.5,
}

describe('the facts of a robot', () => {
  it('are its figures, and what its table says in words', () => {
    expect(robotFactsOf({ ...productEntry({ specifications: table, figures }), suitability })).toEqual({
      poolTypes: ['in-ground'],
      reach: 12,
      surfaces: ['concrete', 'tile'],
      cleans: ['floor', 'walls'],
      drive: 'tracks',
      cordless: false,
      app: true,
      remote: true,
      timer: true,
      cable: 18,
      basket: 4.5,
      filters: [50, 100],
      weight: 9.5,
      warrantyYears: 3,
      cents: 189900,
    })
  })

  it('need the figures that the finder counts with', () => {
    const { basketLitres: _, ...others } = figures
    const robot = { ...productEntry({ specifications: table, figures: others }), suitability }
    expect(() => robotFactsOf(robot)).toThrow('The product dolphin-s300i needs basketLitres in its figures (“Basket”)')
  })
})

describe('the category that a product is compared in', () => {
  it('is the same in every edition, and parts and minerals have none [U10]', () => {
    const commercial = { ...suitability, poolTypes: ['commercial', 'in-ground'] }
    expect(comparedCategory(productEntry({ suitability }), 'dolphin')).toBe('residential')
    expect(comparedCategory(productEntry({ suitability: commercial }), 'dolphin-commercial')).toBe('commercial')
    expect(comparedCategory(productEntry(), 'ozone-swim')).toBe('ozone-swim')
    expect(comparedCategory(productEntry(), 'parts')).toBeUndefined()
    const minerals = productEntry({ specifications: { Water: { Kind: 'Minerals' } } })
    expect(comparedCategory(minerals, 'mineral-swim')).toBeUndefined()
  })
})
