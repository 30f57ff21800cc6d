import { describe, expect, it } from 'vitest'
import { centsFromPrice as cents } from '../../domain/money/money.ts'
import { factsOf } from '../mail/edition-facts.fake.ts'
import { expectSameWords } from '../mail/letter/both-parts.fake.ts'
import { backInStockLetter } from './back-in-stock-letter.ts'

const facts = factsOf('en-au')

describe('the letter to whoever waited', () => {
  const request = {
    id: 'request-1',
    email: 'ana@pond.example',
    product: { name: 'Dolphin S 300i', price: cents(1899), url: 'https://pools.example/en-au/shop/dolphin-s300i/' },
  }
  const at = new Date('2026-11-17T09:00:00+11:00')

  it('says that it is there, and that this was the only letter', () => {
    const message = backInStockLetter(request, facts, { at, timeZone: 'Australia/Sydney' })
    expectSameWords(message)
    expect(message.subject).toBe('Dolphin S 300i is back, Tuesday 17 November')
    const text = message.text.replaceAll(/\s+/g, ' ')
    expect(text).toContain('It has been since Tuesday 17 November, at A$1,899.00.')
    expect(text).toContain('This is the only email')
    expect(text).not.toMatch(/Hello|hurry|last/i)
    expect(message.html.match(/class="act"/g)).toHaveLength(1)
  })

  it('is one letter to a request', () => {
    const again = backInStockLetter({ ...request, id: 'request-2' }, facts, { at, timeZone: 'Australia/Sydney' })
    expect(again.messageId).not.toBe(backInStockLetter(request, facts, { at, timeZone: 'Australia/Sydney' }).messageId)
  })

  it('keeps the date in its subject however long the name is', () => {
    const product = {
      ...request.product,
      name: 'EcoClear variable-speed pump with a name that goes on and on and on and on',
    }
    expect(backInStockLetter({ ...request, product }, facts, { at, timeZone: 'Australia/Sydney' }).subject).toMatch(
      /^Back since Tuesday 17 November: /,
    )
  })
})
