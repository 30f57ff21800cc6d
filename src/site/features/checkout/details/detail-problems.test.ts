import { describe, expect, it } from 'vitest'
import type { StreetAddress } from '../../../../domain/orders/order.ts'
import { suburbTrouble } from '../../../../domain/orders/suburb-fits.ts'
import { detailProblems } from './detail-problems.ts'

const context = {
  edition: 'en-au' as const,
  today: '2026-11-15',
  choices: { products: [], dealers: [], positions: [], issues: [], topics: [], onlineShop: true },
}

const priya = {
  email: 'priya@nair.example',
  phone: '0491 570 156',
  name: 'Priya Nair',
  street: '18 Boonah Street',
  suburb: 'Kirrawee',
  state: 'NSW',
  postcode: '2232',
}

const kirrawee = { name: 'Kirrawee', state: 'NSW', postcode: '2232', lat: -34, lon: 151 }
const gazetteer = { trouble: (address: StreetAddress) => suburbTrouble(address, { suggest: () => [kirrawee] }) }

describe('what is typed at checkout', () => {
  it('is right when nothing is missing', () => {
    expect(detailProblems(priya, { isPickUp: false, ownBilling: false }, context, gazetteer)).toEqual([])
  })

  it('needs no address to be picked up', () => {
    const { street: _street, suburb: _suburb, state: _state, postcode: _postcode, ...person } = priya
    expect(detailProblems(person, { isPickUp: true, ownBilling: false }, context, gazetteer)).toEqual([])
    expect(detailProblems(person, { isPickUp: false, ownBilling: false }, context, gazetteer)).toHaveLength(4)
  })

  it('names the postcode of a suburb that was given another', () => {
    const wrong = { ...priya, postcode: '2233' }
    const found = detailProblems(wrong, { isPickUp: false, ownBilling: false }, context, gazetteer)
    expect(found).toEqual([
      { field: 'suburb', message: 'Kirrawee in NSW is 2232, not 2233. Change the postcode or the suburb.' },
    ])
    expect(detailProblems(wrong, { isPickUp: false, ownBilling: false }, context, undefined)).toEqual([])
  })
})
