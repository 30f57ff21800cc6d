import { beforeAll, expect, it } from 'vitest'
import { readShopTerms } from '../../domain/shop/read-shop-terms.ts'
import { shopTermsFile } from '../../domain/shop/shop-terms.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { shopTermsOf } from '../content/shop-terms.ts'
import { readOwnContent } from '../content/site-content.fake.ts'
import { contentWith } from '../view/edition-content.fake.ts'
import { editionFiles } from './edition-files.ts'

const given = { pages: [], publicUrl: 'https://pools.example', found: undefined }

let editions: EditionContent[]
beforeAll(async () => {
  editions = await readOwnContent()
})

it('browsers find the terms of a shop where they look for them', () => {
  const [australia] = editions
  const text = australia && editionFiles(australia, given)[shopTermsFile('en-au').slice(1)]
  expect(readShopTerms(JSON.parse(text ?? ''))).toEqual(australia && shopTermsOf(australia))
})

it('there are none where nothing is sold online', () => {
  for (const content of editions.slice(1))
    expect(Object.keys(editionFiles(content, given)).filter((file) => file.includes('shop-terms'))).toEqual([])
})

it('a shop without terms is not built', () => {
  expect(() => editionFiles(contentWith({}), given)).toThrow(/no shop terms or pick-up point in en-au/)
})
