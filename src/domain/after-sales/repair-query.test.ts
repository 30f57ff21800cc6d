import { describe, expect, it } from 'vitest'
import { readRepairQuery } from './repair-query.ts'

const models = { 'dolphin-s100': 1 }
const issues = { 'drive-motor': 1 }

describe('the address of a repair', () => {
  it('names the model, the issue and the place', () => {
    expect(readRepairQuery('?issue=drive-motor&model=dolphin-s100&part=brushes', models, issues)).toEqual({
      model: 'dolphin-s100',
      issue: 'drive-motor',
      place: 'brushes',
      unknown: [],
    })
    expect(readRepairQuery('', models, issues)).toEqual({ unknown: [] })
  })

  it('says what of it nobody knows', () => {
    expect(readRepairQuery('?model=__proto__&issue=banana', models, issues)).toEqual({ unknown: ['model', 'issue'] })
  })
})
