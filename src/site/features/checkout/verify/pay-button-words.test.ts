import { describe, expect, it } from 'vitest'
import { checkoutOrder } from '../../order/checkout-order.fake.ts'
import { payButtonWords } from './pay-button-words.ts'
import type { Flow } from './payment-flow.ts'

const ready: Flow = { phase: 'ready', order: checkoutOrder(), codeWords: null, left: [] }
const settled = { unticked: [], hasTerms: true, isOnline: true }

describe('Pay', () => {
  it('opens when all is ticked', () => expect(payButtonWords(ready, settled)).toEqual({ isOpen: true }))

  it('says what has to be ticked first', () => {
    const words = (unticked: string[], hasTerms = true) => {
      const button = payButtonWords(ready, { ...settled, unticked, hasTerms })
      return button.isOpen ? 'open' : button.words
    }
    expect(words(['price:A:1:2'])).toBe('Tick the new price first, then you can pay.')
    expect(words(['delivery:1:2'])).toBe('Tick the change first, then you can pay.')
    expect(words(['price:A:1:2', 'delivery:1:2'])).toBe('Tick what changed first, then you can pay.')
    expect(words([], false)).toBe('Agree to the terms of sale first, then you can pay.')
  })

  it('is shut without a connection, and while the bank is asked', () => {
    expect(payButtonWords(ready, { ...settled, isOnline: false })).toMatchObject({
      isOpen: false,
      short: 'No connection',
    })
    const asking: Flow = { ...ready, phase: 'asking', lost: true, pendings: 0 }
    expect(payButtonWords(asking, settled)).toMatchObject({ isOpen: false })
  })
})
