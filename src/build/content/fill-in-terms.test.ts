import { beforeAll, describe, expect, it } from 'vitest'
import { contentWith } from '../view/edition-content.fake.ts'
import type { EditionContent } from './edition-content.ts'
import { withTermWords } from './fill-in-terms.ts'
import { readOwnContent } from './site-content.fake.ts'

let content: EditionContent
beforeAll(async () => {
  const [australia] = await readOwnContent()
  if (australia === undefined) throw new Error('There is no edition.')
  content = australia
})

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ')

describe('shipping and returns', () => {
  const page = () => {
    const found = content.pages.find(({ slug }) => slug === 'shipping-and-returns')
    if (found === undefined) throw new Error('There is no such page.')
    return found
  }

  it('says what the shop has, in the words of its page', () => {
    const [hero, costs, times, returns] = page().sectionsCollection
    expect(plain(hero?.body)).toContain('Orders paid before 1 pm leave the same day')
    expect(costs?.body?.split('\n').slice(2, 6)).toEqual([
      '| Satchel: filter panels, brushes, tracks | A$9.95 | A$12.95 | A$19.95 |',
      '| Parcel: most robots, cables, chlorinators | A$14.95 | A$19.95 | A$34.95 |',
      '| Bulky: M models, Liberty 400, Wave 80, pumps, most pool filters | A$39.00 | A$59.00 | A$119.00 |',
      '| Freight: heat pumps, Media 760, larger Waves, mineral pallets | A$129.00 | A$199.00 | by quote |',
    ])
    expect(costs?.body).toContain('Orders of A$499 or more go free')
    expect(times?.items?.map(({ value }) => value)).toEqual(['1–2 days', '2–4 days', '5–10 days', '2 h'])
    expect(times?.items?.at(-1)?.text).toBe(
      'At 41 Bath Road, Kirrawee. Free. We’ll email when it’s ready and hold it for 14 days.',
    )
    expect(returns?.body).toMatch(/^You have 30 days from delivery\..*within five business days of arrival\./)
    expect(page().seoDescription).toMatch(/free delivery from A\$499, .* within 30 days/)
  })

  it('says other things when the shop has others', () => {
    const pages = [{ ...page(), seoDescription: '{cutOff}, {refundDaysInWords}, {bulkyRemote}, {remoteDays}' }]
    const [rate] = content.shippingRates.filter(({ shippingClass }) => shippingClass === 'bulky')
    const changed = {
      ...content,
      pages,
      shopTerms: content.shopTerms.map((terms) => ({ ...terms, cutOff: '12:00', refundDays: 3 })),
      shippingRates: rate === undefined ? [] : [{ ...rate, remote: 149 }],
      deliveryZones: content.deliveryZones.map((zone) => ({ ...zone, mostDays: 12 })),
    }
    expect(withTermWords(changed).pages[0]?.seoDescription).toBe('noon, three, A$149.00, 5–12')
  })
})

describe('answers', () => {
  const answer = (slug: string) => plain(content.faqs.find((faq) => faq.slug === slug)?.answer)

  it('say the same terms', () => {
    expect(answer('how-long-does-delivery-take')).toMatch(/^One to two business days to metro .* five to ten to remote/)
    expect(answer('how-long-does-delivery-take')).toContain('paid before 1 pm')
    expect(answer('can-i-return-it')).toContain('no 30-day limit')
    expect(answer('can-i-pick-up-my-order')).toContain('usually within two hours, and hold it for 14 days')
  })
})

it('nothing is put into texts where nothing is sold online', () => {
  const none = contentWith({})
  expect(withTermWords(none)).toBe(none)
})
