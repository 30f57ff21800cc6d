import { describe, expect, it } from 'vitest'
import { type Suitability, suitabilityAnswers } from './suitability.ts'

const robot: Suitability = {
  poolTypes: ['in-ground'],
  surfaces: ['concrete', 'pebble', 'tile', 'fibreglass', 'vinyl'],
  cleans: ['floor', 'walls', 'waterline'],
}

const said = (suitability: Suitability, facts: Record<string, string> = {}): string[] =>
  suitabilityAnswers(suitability, facts).map(({ answer, text }) => `${answer} ${text}`)

describe('whether a robot suits a pool', () => {
  it('starts every answer with Yes, No or Careful and gives the figure', () => {
    expect(said(robot, { Basket: '4 L', Cable: '18 m, swivel' })).toEqual([
      'No, not above the ground. It’s made for in-ground pools.',
      'Yes, on every surface. Concrete, pebble, tile, fibreglass and vinyl.',
      'Yes, on walls and waterline. Floor, walls and the band at the water’s edge.',
      'Yes, on leaves. The basket holds 4\u00a0L.',
      'Careful with the cable. It’s 18\u00a0m long, and the pool is part of that.',
    ])
  })

  it('names the surfaces it is not made for', () => {
    expect(said({ ...robot, surfaces: ['tile', 'fibreglass', 'vinyl'] })[1]).toBe(
      'Careful with concrete or pebble. It’s made for tile, fibreglass and vinyl.',
    )
  })

  it('says which parts of the pool it leaves out', () => {
    expect(said({ ...robot, cleans: [] })[2]).toMatch(/^No, not the floor/)
    expect(said({ ...robot, cleans: ['floor'] })[2]).toMatch(/^No, not the walls/)
    expect(said({ ...robot, cleans: ['floor', 'walls'] })[2]).toMatch(/^Careful at the waterline/)
  })

  it('says how long one without a cable runs, if it is charged at the wall', () => {
    expect(said(robot, { 'Run time': '150 min', Charging: '4.5 h' }).at(-1)).toBe(
      'Careful with the clock. It runs 150\u00a0min, then charges for 4.5\u00a0h.',
    )
    expect(said(robot, { 'Run time': 'Up to 14 h a day' })).toHaveLength(3)
  })

  it('knows pools above the ground and pools of others', () => {
    expect(said({ ...robot, poolTypes: ['above-ground', 'plunge'] })[0]).toMatch(/^Yes, above the ground too/)
    expect(said({ ...robot, poolTypes: ['commercial'] })[0]).toMatch(/^Yes, for commercial pools/)
  })
})
