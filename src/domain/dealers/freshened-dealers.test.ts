import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freshenedDealers } from './freshened-dealers.ts'
import { nearestDealers } from './nearest-dealers.ts'

const from = { lat: -34, lon: 151 }
/** So many degrees to the north. */
const dealer = (slug: string, north: number, phone = '02 5550 0100') => ({
  slug,
  phone,
  location: { lat: -34 + north, lon: 151 },
  services: ['sales'],
  lines: [],
})

const near = dealer('near', 0.1)
const middle = dealer('middle', 0.2)
const far = dealer('far', 3)
const lookedUp = (dealers: (typeof near)[], most: number) => ({
  from,
  found: nearestDealers(dealers, from).slice(0, most),
  most,
})

describe('a list of dealers that is brought up to date', () => {
  it('stays as it is, in its order, where nothing has changed', () => {
    expect(freshenedDealers([far, near, middle], lookedUp([near, middle, far], 2))).toEqual([far, near, middle])
  })

  it('has the new particulars of whoever changed, and whoever is new', () => {
    const moved = dealer('near', 0.15, '02 5550 0199')
    const opened = dealer('opened', 0.05)
    expect(freshenedDealers([near, middle, far], lookedUp([opened, moved, middle, far], 3))).toEqual([
      moved,
      middle,
      far,
      opened,
    ])
  })

  it('is without whoever is gone from where somebody looked, but keeps what lies beyond', () => {
    expect(freshenedDealers([near, middle, far], lookedUp([middle, far], 1))).toEqual([middle, far])
    expect(freshenedDealers([near, middle, far], lookedUp([middle], 20))).toEqual([middle])
    expect(freshenedDealers([near, middle, far], lookedUp([], 20))).toEqual([])
  })

  it('answers as the newest list would, for as many as were looked up', () => {
    const dealers = fc.uniqueArray(
      fc.tuple(fc.nat(30), fc.nat(40)).map(([name, north]) => dealer(`d${name}`, (north + name / 100) / 10)),
      { selector: ({ slug }) => slug },
    )
    fc.assert(
      fc.property(dealers, dealers, fc.integer({ min: 1, max: 12 }), (listed, now, most) => {
        const looked = lookedUp(now, most)
        const nearest = nearestDealers(freshenedDealers(listed, looked), from).slice(0, looked.found.length)
        expect(nearest).toEqual(looked.found)
      }),
    )
  })
})
