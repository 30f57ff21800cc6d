import { describe, expect, it } from 'vitest'
import { addressLines, addressText } from './address-lines.ts'

describe('an address', () => {
  it('has suburb, state and postcode on one line in Australia', () => {
    const kirrawee = { street: '41 Bath Road', suburb: 'Kirrawee', state: 'NSW', postcode: '2232' }
    expect(addressLines(kirrawee, 'en-AU')).toEqual(['41 Bath Road', 'Kirrawee NSW 2232'])
    expect(addressText(kirrawee, 'en-AU')).toBe('41 Bath Road, Kirrawee NSW 2232')
  })

  it('goes without the region in New Zealand', () => {
    const addington = {
      street: '47 Lincoln Road',
      suburb: 'Addington, Christchurch',
      state: 'Canterbury',
      postcode: '8024',
    }
    expect(addressLines(addington, 'en-NZ')).toEqual(['47 Lincoln Road', 'Addington, Christchurch 8024'])
  })

  it('has the postcode on a line of its own in South Africa', () => {
    const randburg = { street: '211 Oak Avenue', suburb: 'Ferndale, Randburg', state: 'Gauteng', postcode: '2194' }
    expect(addressLines(randburg, 'en-ZA')).toEqual(['211 Oak Avenue', 'Ferndale, Randburg', '2194'])
  })
})
