import { describe, expect, it } from 'vitest'
import { fakeChoices, fakeContext } from './good-submissions.fake.ts'
import { registeredWarranty } from './registration-warranty.ts'

const value = { product: 'dolphin-s200', serialNumber: 'AU24-1234567-K', purchaseDate: '2024-11-20' }

describe('the written warranty of a registered product', () => {
  it('runs from the purchase for the years the edition gives', () => {
    expect(registeredWarranty(value, fakeContext('en-au'))).toMatchObject({
      state: 'covered',
      until: '2027-11-20',
      cover: { ended: false, name: 'Dolphin S 200' },
    })
    const shorter = fakeChoices.products.map((product) => ({ ...product, warrantyYears: 2 }))
    const context = fakeContext('en-za')
    const inSouthAfrica = { ...context, choices: { ...context.choices, products: shorter } }
    expect(registeredWarranty({ ...value, serialNumber: 'ZA24-1234567-K' }, inSouthAfrica)).toMatchObject({
      until: '2026-11-20',
      cover: { left: '5 days left' },
    })
  })

  it('may have ended', () => {
    expect(registeredWarranty({ ...value, purchaseDate: '2022-02-28' }, fakeContext('en-au'))).toMatchObject({
      state: 'covered',
      until: '2025-02-28',
      cover: { ended: true },
    })
  })

  it('is another country’s where the serial number is', () => {
    expect(registeredWarranty(value, fakeContext('en-nz'))).toEqual({ state: 'elsewhere', region: 'AU' })
  })

  it('is none for what has none', () => {
    expect(registeredWarranty({ ...value, product: 'mineral-swim-bag' }, fakeContext('en-au'))).toEqual({
      state: 'none',
    })
    expect(registeredWarranty({ ...value, product: 'unknown' }, fakeContext('en-au'))).toEqual({ state: 'none' })
  })
})
