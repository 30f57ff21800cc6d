import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFinderAddress, writeFinderAddress } from './finder-address.ts'
import { choices, questions } from './pool-answers.ts'

const places = fc.record({
  answers: fc.record(
    {
      pool: fc.constantFrom(...choices.pool),
      length: fc.integer({ min: 10, max: 1000 }).map((decimetres) => decimetres / 10),
      surface: fc.constantFrom(...choices.surface),
      debris: fc.constantFrom(...choices.debris),
      cleans: fc.constantFrom(...choices.cleans),
      power: fc.constantFrom(...choices.power),
      control: fc.constantFrom(...choices.control),
      budget: fc.integer({ min: 1, max: 900_000 }),
    },
    { requiredKeys: [] },
  ),
  screen: fc.constantFrom(...questions, 'answer' as const),
})

describe('the address of the finder', () => {
  it('gives back what was written into it, and keeps what is not its own', () => {
    fc.assert(
      fc.property(places, (place) => {
        const query = writeFinderAddress('?utm=x', place)
        expect(readFinderAddress(query)).toEqual({ ...place, changing: false })
        expect(new URLSearchParams(query).get('utm')).toBe('x')
      }),
    )
  })

  it('begins with the first question, and shows the answer once there is something to go on', () => {
    expect(readFinderAddress('').screen).toBe('pool')
    expect(readFinderAddress('?length=8').screen).toBe('answer')
    expect(readFinderAddress('?length=8&at=surface')).toMatchObject({ screen: 'surface', changing: false })
    expect(readFinderAddress('?length=8&change=surface')).toMatchObject({ screen: 'surface', changing: true })
    expect(readFinderAddress('?at=answer').screen).toBe('answer')
  })

  it('passes over what makes no sense', () => {
    const nonsense = '?pool=vinyl&length=banana&surface=__proto__&budget=-1&at=toString&cleans='
    expect(readFinderAddress(nonsense)).toEqual({ answers: {}, screen: 'pool', changing: false })
    fc.assert(fc.property(fc.string(), (query) => void readFinderAddress(`?${query}`)))
  })

  it('reads figures as people write them', () => {
    expect(readFinderAddress('?length=8,5&budget=2%20000').answers).toEqual({ length: 8.5, budget: 2000 })
  })
})
