import { beforeAll, describe, expect, it } from 'vitest'
import { readDealerList } from '../../domain/dealers/dealer-list.ts'
import { listedDealers } from '../../site/features/dealers/listed-dealer.ts'
import type { EditionContent } from '../content/edition-content.ts'
import { readOwnContent } from '../content/site-content.fake.ts'
import { findDealers } from '../pages/support/find-a-dealer.ts'
import { contentWith, dealerEntry, lineEntry, viewOf } from '../view/edition-content.fake.ts'
import { dealerList } from './dealer-list.ts'

describe('the dealers that the server is told of', () => {
  it('have their lines but no parts, and an email address where there is one', () => {
    const parts = lineEntry({ sys: { id: 'line-parts' }, slug: 'parts', family: 'part' })
    const content = contentWith({
      productLines: [lineEntry(), parts],
      dealers: [
        dealerEntry({ linesCollection: ['line-parts', 'line-dolphin'], email: 'demo@hunter.example' }),
        dealerEntry({ slug: 'another', email: null }),
      ],
    })
    const [first, second] = dealerList(content)
    expect(first).toMatchObject({ slug: 'hunter-pool-works', lines: ['dolphin'], email: 'demo@hunter.example' })
    expect(second).not.toHaveProperty('email')
  })

  it('are refused with hours that nobody can read', () => {
    expect(() => dealerList(contentWith({ dealers: [dealerEntry({ hours: { mon: 'mornings' } })] }))).toThrow()
  })
})

describe('the dealers of the site’s own content', () => {
  let editions: EditionContent[]
  beforeAll(async () => {
    editions = await readOwnContent()
  })

  it('are those of the dealer finder, in its order, and read back as they were written', () => {
    const rounded = (degrees: number) => Number(degrees.toFixed(3))
    for (const content of editions) {
      const list = readDealerList(JSON.parse(JSON.stringify(dealerList(content))))
      const asListed = list.map(({ email: _, location: { lat, lon }, ...dealer }) => ({
        ...dealer,
        location: { lat: rounded(lat), lon: rounded(lon) },
      }))
      expect(asListed).toEqual(listedDealers(findDealers(viewOf(content))))
    }
  })
})
