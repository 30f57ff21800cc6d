import { describe, expect, it } from 'vitest'
import { readDealerQuery, writeDealerQuery } from './dealer-query.ts'

const lines = ['dolphin', 'ecoclear']

describe('the address of the dealer finder', () => {
  it('holds place, service and line, in one order', () => {
    const choice = { line: 'dolphin', place: 'Sutherland 2232', service: 'repairs' as const }
    expect(writeDealerQuery('', choice)).toBe('?place=Sutherland+2232&service=repairs&line=dolphin')
    expect(readDealerQuery('?line=dolphin&service=repairs&place=Sutherland+2232', lines)).toEqual(choice)
  })

  it('passes over what it does not know and keeps what belongs to others', () => {
    expect(readDealerQuery('?place=%20%20&service=__proto__&line=hoover', lines)).toEqual({})
    expect(readDealerQuery(`?place=${'x'.repeat(500)}`, lines).place).toHaveLength(80)
    expect(writeDealerQuery('?utm_source=a&place=x', { service: 'demo' })).toBe('?utm_source=a&service=demo')
    expect(writeDealerQuery('?place=x', {})).toBe('')
  })
})
