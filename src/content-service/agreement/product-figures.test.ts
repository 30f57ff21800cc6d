import { beforeAll, describe, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { type Change, complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content

beforeAll(async () => {
  content = await ownContent()
})

const complaints = (id: string, change: Change): string[] => complaintsIn(content, id, change)

const withFigures =
  (figures: object): Change =>
  (fields) => ({ figures: { ...(fields.figures as object), ...figures } })

describe('the figures of a product', () => {
  it('are those of its table', () => {
    expect(complaints('dolphin-s300i', withFigures({ weightKilograms: 9.6 }))).toEqual([
      expect.stringMatching(/dolphin-s300i\.md:\d+ figures\.weightKilograms: is 9\.6, but the table says 9\.5 kg/),
    ])
    expect(complaints('dolphin-s300i', withFigures({ cycleHours: [1, 3] }))).toEqual([
      expect.stringMatching(/figures\.cycleHours: is 1, 3, but the table says 1, 2 or 3 h/),
    ])
    expect(complaints('ecoclear-40', withFigures({ poolLitres: 12_000 }))).toEqual([
      expect.stringMatching(/figures\.poolLitres: is 12000, but the table says Up to 120,000 L/),
    ])
  })

  it('are there where something is reckoned with them', () => {
    expect(complaints('liberty-300', () => ({ figures: { basketLitres: 3.5, weightKilograms: 7.8 } }))).toContainEqual(
      expect.stringMatching(/specifications\.\w+\.Run time: says 120 min, but figures has no runMinutes/),
    )
  })

  it('are told to people, too', () => {
    expect(complaints('niya', withFigures({ cableMetres: 3 }))).toEqual([
      expect.stringMatching(/figures\.cableMetres: there is no Cable among the specifications/),
    ])
  })
})
