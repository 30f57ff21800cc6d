import { describe, expect, it } from 'vitest'
import { returnProblem } from './returned-units.ts'

const lines = [
  { name: 'Dolphin S 300i', quantity: 1, refundedUnits: 0 },
  { name: 'Fine filter', quantity: 3, refundedUnits: 1 },
]

describe('units that are to go back', () => {
  it('are as many as were bought, less what is paid back already', () => {
    const back = (units: number) => returnProblem(lines, [{ position: 1, units }])
    expect(back(2)).toBeUndefined()
    for (const units of [3, 0, -1, 1.5]) expect(back(units)).toBe('You can send back 2 of Fine filter.')
  })

  it('are of the order, each line once, and there are some', () => {
    const one = { position: 0, units: 1 }
    expect(returnProblem(lines, [one, { position: 1, units: 1 }])).toBeUndefined()
    expect(returnProblem(lines, [])).toBe('Choose what you want to send back.')
    expect(returnProblem(lines, [one, one])).toBe('Something is chosen twice.')
    expect(returnProblem(lines, [{ position: 2, units: 1 }])).toBe('That is not in the order.')
  })
})
