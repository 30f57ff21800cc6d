import { describe, expect, it } from 'vitest'
import { readMessage } from '../../mail/mail-message.ts'
import { detailsFor, letterKinds } from './letter-details.fake.ts'
import { letterOf } from './letter-of.fake.ts'
import { orderOf } from './order.fake.ts'

describe('the message', () => {
  it.each(letterKinds)('of a letter “%s” is one, however often it is written', (kind) => {
    const [first, second] = [letterOf(kind, orderOf()), letterOf(kind, orderOf({ notes: 'Changed meanwhile.' }))]
    expect(second.messageId).toBe(first.messageId)
    expect(letterOf(kind, orderOf({ number: 'AU-10483-5' })).messageId).not.toBe(first.messageId)
    expect(new Set(letterKinds.map((each) => letterOf(each, orderOf()).messageId)).size).toBe(letterKinds.length)
  })

  it('differs between two refunds and two returns of an order', () => {
    const { refund } = detailsFor(orderOf()).refunded
    const again = letterOf('refunded', orderOf(), { refund: { ...refund, id: 'refund-2' } })
    expect(again.messageId).not.toBe(letterOf('refunded', orderOf()).messageId)
    const { return: sentBack } = detailsFor(orderOf())['return-started']
    const other = letterOf('return-started', orderOf(), { return: { ...sentBack, number: 'R-10482-2' } })
    expect(other.messageId).not.toBe(letterOf('return-started', orderOf()).messageId)
  })

  it.each(letterKinds)('of a letter “%s” goes through the queue', (kind) => {
    const message = letterOf(kind, orderOf())
    expect(readMessage(JSON.parse(JSON.stringify(message)))).toEqual(message)
    expect(message.from).toEqual({ name: 'Poolwright', address: 'help@poolwright.example' })
    expect(message.to).toEqual({ name: 'Priya Nair', address: 'priya@nair.example' })
  })

  it.each(letterKinds)('of a letter “%s” has one button and names the order', (kind) => {
    const { html, subject, text } = letterOf(kind, orderOf())
    expect(html.match(/class="act"/g)).toHaveLength(1)
    expect(subject).toContain('AU-10482-6')
    expect(text).toContain('AU-10482-6')
  })

  it('is refused for an address that nobody could have ordered with', () => {
    expect(() => letterOf('paid', orderOf({ email: 'a@b\r\nBcc: c@d.example' }))).toThrow('no usable address: to')
  })
})
