import { describe, expect, it } from 'vitest'
import { letterOf, said } from '../letter-of.fake.ts'
import { orderOf } from '../order.fake.ts'

describe('while the bank thinks', () => {
  it('there is nothing to do', () => {
    const { subject, text } = letterOf('received', orderOf({ state: 'verifying', notes: 'Behind the gate' }))
    expect(subject).toBe('Your bank is still thinking about AU-10482-6')
    expect(said(text)).toContain('There’s nothing to do. Don’t order again')
    expect(said(text)).toContain('If the bank says yes, we’ll email again')
    expect(text).toContain('To pay: A$2,206.00')
  })

  it('nothing is repeated that was typed', () => {
    const { text } = letterOf('received', orderOf({ notes: 'Behind the gate' }))
    expect(text).not.toMatch(/Boonah|gate/)
  })
})
