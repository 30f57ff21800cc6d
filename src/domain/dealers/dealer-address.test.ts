import { describe, expect, it } from 'vitest'
import { readDealerAddress, writeDealerAddress } from './dealer-address.ts'

const lines = ['dolphin', 'ecoclear']

describe('the address of the dealer finder', () => {
  it('holds place, service and line, in one order', () => {
    const choice = { line: 'dolphin', place: 'Sutherland 2232', service: 'repairs' as const }
    expect(writeDealerAddress('', choice)).toBe('?place=Sutherland+2232&service=repairs&line=dolphin')
    expect(readDealerAddress('?line=dolphin&service=repairs&place=Sutherland+2232', lines)).toEqual(choice)
  })

  it('passes over what it does not know and keeps what belongs to others', () => {
    expect(readDealerAddress('?place=%20%20&service=__proto__&line=hoover', lines)).toEqual({})
    expect(readDealerAddress(`?place=${'x'.repeat(500)}`, lines).place).toHaveLength(80)
    expect(writeDealerAddress('?utm_source=a&place=x', { service: 'demo' })).toBe('?utm_source=a&service=demo')
    expect(writeDealerAddress('?place=x', {})).toBe('')
  })
})
