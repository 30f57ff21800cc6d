import { describe, expect, it } from 'vitest'
import { doseFor } from '../../../../../domain/pool/dose.ts'
import { doseWords } from './dose-words.ts'

const words = (now: number, wanted: number, bag = 20) =>
  doseWords(doseFor({ litres: 48_000, now, wanted, bag }, 'en-AU'), 'salt', bag, 'en-AU')

describe('a dose in words', () => {
  it('is kilograms, whole bags and what is left', () => {
    expect(words(0, 4000)).toEqual({
      label: 'Salt to add',
      figure: { value: '192', unit: 'kg' },
      note: '10 bags of 20\u00a0kg; 8\u00a0kg left in the last one.',
    })
  })

  it('says so when nothing is left over, or nothing is needed', () => {
    expect(words(3750, 4000, 12).note).toBe('1 bag of 12\u00a0kg; nothing is left over.')
    expect(words(4000, 4000)).toMatchObject({ figure: { value: 'None' }, note: 'You’re already there.' })
  })

  it('is water to replace when there is too much', () => {
    expect(words(5000, 4000)).toMatchObject({
      label: 'More salt than needed. Replace',
      figure: { value: '9,600', unit: 'litres' },
    })
  })

  it('is a part of the water at a time, and a dealer where most of it would have to go', () => {
    expect(words(8000, 4000)).toMatchObject({
      figure: { value: '14,100', unit: 'litres at a time' },
      note: expect.stringMatching(/^Do that twice: .* Never more than a third at once/),
    })
    expect(words(20_000, 4000)).toMatchObject({ figure: { value: 'Ask a dealer' } })
    expect(words(4000, 0)).toMatchObject({ figure: { value: 'Ask a dealer' } })
  })
})
