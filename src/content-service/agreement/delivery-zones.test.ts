import { beforeAll, describe, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { type Change, complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

const complaints = (id: string, change: Change): string[] => complaintsIn(content, id, change)

describe('delivery zones that do not agree', () => {
  const file = 'content/delivery-zones/zone'

  it('are pointed out where two have the same postcode', () => {
    expect(complaints('zone-remote', () => ({ postcodes: ['0872', '2200-2205'] }))).toEqual([
      expect.stringMatching(`^${file}-remote.yaml:\\d+ postcodes.1: 2200-2205 overlaps 1000-2310 of the zone metro`),
    ])
    expect(complaints('zone-remote', () => ({ postcodes: ['0850-0900', '0872'] }))).toEqual([
      expect.stringContaining('postcodes.1: 0872 overlaps 0850-0900 of the zone remote'),
    ])
  })

  it('are pointed out where a list is not in order, or a range runs backwards', () => {
    expect(complaints('zone-remote', () => ({ postcodes: ['6798', '0872'] }))).toEqual([
      expect.stringContaining('postcodes.1: 0872 stands after 6798'),
    ])
    expect(complaints('zone-remote', () => ({ postcodes: ['0899-0840'] }))).toEqual([
      expect.stringContaining('postcodes.0: 0899-0840 runs backwards'),
    ])
  })

  it('are pointed out where one is missing or is there twice', () => {
    expect(complaints('zone-remote', () => ({ editions: ['en-nz'] }))).toEqual([
      'content/editions/en-au.yaml:6 shop: has no delivery zone remote',
    ])
    expect(complaints('zone-remote', () => ({ zone: 'metro' }))).toEqual([
      expect.stringContaining('zone-remote.yaml:1 zone: is metro, and so is zone-metro'),
      'content/editions/en-au.yaml:6 shop: has no delivery zone remote',
    ])
  })

  it('are pointed out unless exactly one has all that the others leave', () => {
    expect(complaints('zone-remote', () => ({ postcodes: null }))).toEqual([
      expect.stringMatching(`^${file}-remote.yaml:1 zone: names no postcodes, and neither does regional`),
    ])
    expect(complaints('zone-regional', () => ({ postcodes: ['2640'] }))).toEqual([
      'content/editions/en-au.yaml:6 shop: has no delivery zone for postcodes that none names',
    ])
  })

  it('are pointed out where the fewest days are more than the most', () => {
    expect(complaints('zone-metro', () => ({ fewestDays: 3 }))).toEqual([
      expect.stringMatching(`^${file}-metro.yaml:\\d+ fewestDays: 3 is more than the most, 2`),
    ])
  })
})
