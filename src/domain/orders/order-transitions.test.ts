import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPaid, isUnfinished, type OrderState, orderStates, toDoStates } from './order-state.ts'
import { canBecome, canCancel } from './order-transitions.ts'

const delivered = { isPickUp: false }
const pickedUp = { isPickUp: true }

const walks = (states: OrderState[], delivery: { isPickUp: boolean }): boolean =>
  states.every((to, at) => at === 0 || canBecome(states[at - 1] ?? 'pending', to, delivery))

describe('an order', () => {
  it('goes to the door or to the counter, not both', () => {
    const toDoor: OrderState[] = ['pending', 'verifying', 'paid', 'packed', 'shipped', 'delivered']
    const toCounter: OrderState[] = ['pending', 'verifying', 'paid', 'ready', 'collected']
    expect(walks(toDoor, delivered)).toBe(true)
    expect(walks(toDoor, pickedUp)).toBe(false)
    expect(walks(toCounter, pickedUp)).toBe(true)
    expect(walks(toCounter, delivered)).toBe(false)
  })

  it('that was declined can be paid with another card', () => {
    expect(walks(['verifying', 'pending', 'verifying', 'paid'], delivered)).toBe(true)
  })

  it('can be called off until it is packed', () => {
    expect(orderStates.filter(canCancel)).toEqual(['paid'])
  })

  it('is never sent before it is paid, whichever way it goes', () => {
    const sent: OrderState[] = ['packed', 'shipped', 'delivered', 'ready', 'collected']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...orderStates), { maxLength: 12 }), fc.boolean(), (tries, isPickUp) => {
        let state: OrderState = 'pending'
        const been: OrderState[] = []
        for (const to of tries)
          if (canBecome(state, to, { isPickUp })) {
            state = to
            been.push(to)
          }
        if (been.some((each) => sent.includes(each))) expect(been).toContain('paid')
        expect(been.filter((each) => each === 'paid').length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is unfinished until the bank has spoken, and paid from then on', () => {
    expect(orderStates.filter(isUnfinished)).toEqual(['pending', 'verifying'])
    expect(orderStates.filter(isPaid)).toEqual(['paid', 'packed', 'shipped', 'delivered', 'ready', 'collected'])
  })

  it('waits for the staff from when it is paid until the customer has it', () => {
    const isWithCustomer = (state: OrderState) => state === 'delivered' || state === 'collected'
    expect(orderStates.filter((state) => toDoStates.includes(state))).toEqual(
      orderStates.filter((state) => isPaid(state) && !isWithCustomer(state)),
    )
  })
})
