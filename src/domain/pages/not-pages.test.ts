import { expect, it } from 'vitest'
import { formsAddress, uploadsAddress } from '../forms/function-addresses.ts'
import { papersPath } from '../orders/papers-path.ts'
import { gazetteerFile } from '../places/gazetteer-file.ts'
import { shopTermsFile } from '../shop/shop-terms.ts'
import { notPages } from './not-pages.ts'

it('has the address of every file and function that the domain names', () => {
  const addresses = [shopTermsFile('en-au'), gazetteerFile('en-au'), papersPath, formsAddress, uploadsAddress]
  for (const address of addresses)
    expect(
      notPages.some((folder) => address.startsWith(folder)),
      address,
    ).toBe(true)
})

it('has no page of an edition', () => {
  expect(notPages.some((folder) => '/en-au/search/'.startsWith(folder))).toBe(false)
})
