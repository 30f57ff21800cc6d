import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type BodyPlace, createBodiesUnderWay, type Reached } from './bodies-under-way.ts'

const limits = { ofOne: { bodies: 3, bytes: 100 }, ofAll: { bodies: 5, bytes: 250 }, roomForEach: 0 }

const entered = (place: BodyPlace | Reached): BodyPlace => {
  if (typeof place === 'string') throw new Error(`There was no place: ${place}`)
  return place
}

describe('bodies under way', () => {
  it('are so many of one sender, and so many in all', () => {
    const bodies = createBodiesUnderWay(limits)
    const places = [1, 2, 3].map(() => entered(bodies.enter('203.0.113.1')))
    expect(bodies.enter('203.0.113.1')).toBe('of-one')
    entered(bodies.enter('203.0.113.2'))
    entered(bodies.enter('203.0.113.2'))
    expect(bodies.enter('203.0.113.3')).toBe('of-all')
    places[0]?.leave()
    entered(bodies.enter('203.0.113.1'))
  })

  it('count a whole IPv6 network as one sender', () => {
    const bodies = createBodiesUnderWay(limits)
    for (const end of [1, 2, 3]) entered(bodies.enter(`2001:db8::${end}`))
    expect(bodies.enter('2001:db8::4')).toBe('of-one')
  })

  it('hold so many bytes of one sender, and so many in all', () => {
    const bodies = createBodiesUnderWay(limits)
    const [first, second] = ['203.0.113.1', '203.0.113.1'].map((address) => entered(bodies.enter(address)))
    expect([first?.hold(60), second?.hold(41), second?.hold(40)]).toEqual([undefined, 'of-one', undefined])
    expect(entered(bodies.enter('203.0.113.2')).hold(100)).toBeUndefined()
    expect(entered(bodies.enter('203.0.113.3')).hold(51)).toBe('of-all')
  })

  it('have some room each, whatever others hold', () => {
    const bodies = createBodiesUnderWay({ ...limits, ofAll: { bodies: 5, bytes: 100 }, roomForEach: 20 })
    const [large, small] = [1, 2].map((end) => entered(bodies.enter(`203.0.113.${end}`)))
    expect(large?.hold(100)).toBeUndefined()
    expect(bodies.now.bytes).toBe(80)
    expect([small?.hold(10), small?.hold(30), small?.hold(31), small?.hold(10)]).toEqual([
      ...[undefined, undefined, 'of-all', 'of-all'],
    ])
    large?.leave()
    expect([bodies.now.bytes, small?.hold(31)]).toEqual([20, undefined])
  })

  it('make room for others once they are whole, and for their bytes once they are answered', () => {
    const bodies = createBodiesUnderWay(limits)
    const places = [1, 2, 3].map(() => entered(bodies.enter('203.0.113.1')))
    for (const place of places) {
      place.hold(30)
      place.arrived()
    }
    const next = entered(bodies.enter('203.0.113.1'))
    expect(next.hold(20)).toBe('of-one')
    places[0]?.leave()
    expect(next.hold(20)).toBeUndefined()
  })

  it('leave nothing behind, in whatever order they come and go', () => {
    const step = fc.record({
      what: fc.constantFrom('enter', 'hold', 'arrived', 'leave'),
      of: fc.nat(9),
      bytes: fc.nat(80),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), fc.nat(40), (steps, roomForEach) => {
        const bodies = createBodiesUnderWay({ ...limits, roomForEach })
        const places: BodyPlace[] = []
        for (const { what, of, bytes } of steps) {
          const place = places[of]
          if (what === 'enter') {
            const found = bodies.enter(`203.0.113.${of % 3}`)
            if (typeof found !== 'string') places.push(found)
          } else if (what === 'hold') place?.hold(bytes)
          else place?.[what === 'leave' ? 'leave' : 'arrived']()
          expect(bodies.now.bodies).toBeLessThanOrEqual(limits.ofAll.bodies)
          expect(bodies.now.bytes).toBeLessThanOrEqual(limits.ofAll.bytes)
        }
        for (const place of places) place.leave()
        expect(bodies.now).toEqual({ bodies: 0, bytes: 0, senders: 0 })
      }),
    )
  })
})
