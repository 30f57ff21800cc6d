import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GazetteerEntry } from './gazetteer-entry.ts'
import { searchPlaces } from './place-search.ts'

const entry = (
  place: string,
  size: GazetteerEntry['size'] = 1,
  foundBy: GazetteerEntry['foundBy'] = 'both',
): GazetteerEntry => {
  const [, name = '', state = '', postcode] = /^(.+) (NSW|VIC|QLD|NT|WA)(?: (\d{4}))?$/.exec(place) ?? []
  return { name, state, postcode, lat: 0, lon: 0, size, foundBy }
}

const gazetteer = searchPlaces({
  states: [
    { state: 'NSW', fullName: 'New South Wales' },
    { state: 'NT', fullName: 'Northern Territory' },
    { state: 'QLD', fullName: 'Queensland' },
    { state: 'VIC', fullName: 'Victoria' },
    { state: 'WA', fullName: 'Western Australia' },
  ],
  entries: [
    entry('Grange QLD 4051'),
    entry('Orange NSW 2800', 3),
    entry('Orange East NSW 2800', 0),
    entry('Richmond NSW 2753', 2),
    entry('Richmond QLD 4740'),
    entry('Richmond VIC 3121', 3),
    entry('Richmond Vale NSW 2323', 0),
    entry('North Richmond NSW 2754'),
    entry('Sydney NSW 2000', 4),
    entry('Sydney NSW 1001', 0, 'postcode'),
    entry('Sydenham VIC 3037', 2),
    entry('St Kilda VIC 3182', 3),
    entry('Stafford QLD 4053'),
    entry('Mount Isa QLD 4825', 3),
    entry('Port Macquarie NSW 2444', 3),
    entry('Point Cook VIC 3030', 2),
    entry('O’Connor WA 6163'),
    entry('Gold Coast QLD', 4),
    entry('Darwin NT 0800', 4),
    entry('Palmerston NT 0830', 3),
    entry('Larrakia NT 0830', 3, 'name'),
  ],
  ranges: [
    { from: 900, to: 999, entry: 18 },
    { from: 910, to: 919, entry: 19 },
  ],
})

const found = (typed: string, limit?: number): string[] =>
  gazetteer.suggest(typed, limit).map(({ name, state, postcode }) => [name, state, postcode].filter(Boolean).join(' '))

describe('a typed name', () => {
  it('finds the whole name before beginnings, beginnings before later words, and large places before small ones', () => {
    expect(found('richmond')).toEqual([
      'Richmond VIC 3121',
      'Richmond NSW 2753',
      'Richmond QLD 4740',
      'Richmond Vale NSW 2323',
      'North Richmond NSW 2754',
    ])
    expect(found('syd')).toEqual(['Sydney NSW 2000', 'Sydenham VIC 3037'])
  })

  it('is narrowed by a state, in short or in full or only begun, and by a postcode', () => {
    expect(found('Richmond VIC')).toEqual(['Richmond VIC 3121'])
    expect(found('richmond queensland')).toEqual(['Richmond QLD 4740'])
    expect(found('richmond, q')).toEqual(['Richmond QLD 4740'])
    expect(found('richmond v')).toEqual(['Richmond VIC 3121', 'Richmond Vale NSW 2323'])
    expect(found('Richmond 3121')).toEqual(['Richmond VIC 3121'])
    expect(found('2753 Richmond')).toEqual(['Richmond NSW 2753'])
    expect(found('sydney 1001')).toEqual(['Sydney NSW 1001'])
  })

  it('is found in spite of a postcode that is not its own', () => {
    expect(found('sydenham 9999')).toEqual(['Sydenham VIC 3037'])
  })

  it('may be shortened as on road signs', () => {
    expect(found('St Kilda')).toEqual(['St Kilda VIC 3182'])
    expect(found('saint kilda')).toEqual(['St Kilda VIC 3182'])
    expect(found('mt isa')).toEqual(['Mount Isa QLD 4825'])
    expect(found('pt m')).toEqual(['Port Macquarie NSW 2444'])
    expect(found('pt cook')).toEqual(['Point Cook VIC 3030'])
    expect(found('st')).toEqual(['St Kilda VIC 3182', 'Stafford QLD 4053'])
  })

  it('forgives a letter where nothing fits better', () => {
    expect(found('sydny')).toEqual(['Sydney NSW 2000'])
    expect(found('gold caost')).toEqual(['Gold Coast QLD'])
    expect(found('rihcmond qld')).toEqual(['Richmond QLD 4740'])
    expect(found('macqarie')).toEqual(['Port Macquarie NSW 2444'])
  })

  it('offers a city that is one letter away, after what was typed', () => {
    expect(found('grange')).toEqual(['Grange QLD 4051', 'Orange NSW 2800'])
    expect(found('grange', 1)).toEqual(['Grange QLD 4051'])
  })

  it('may be that of a state, and finds its cities', () => {
    expect(found('Northern Territory')).toEqual(['Darwin NT 0800', 'Palmerston NT 0830'])
  })

  it('may be another name of a place', () => {
    expect(found('larrakia')).toEqual(['Larrakia NT 0830'])
    expect(found('0830')).toEqual(['Palmerston NT 0830'])
  })

  it('ignores apostrophes, and is no place at all when it is nonsense', () => {
    expect(found('oconnor')).toEqual(['O’Connor WA 6163'])
    expect(found("O'Connor")).toEqual(['O’Connor WA 6163'])
    expect(found('qqqqqq')).toEqual([])
    expect(found('  ')).toEqual([])
    expect(found('!?')).toEqual([])
  })

  it('never fails, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        expect(gazetteer.suggest(typed, 5).length).toBeLessThanOrEqual(5)
      }),
    )
  })
})

describe('a typed postcode', () => {
  it('finds its places, largest first, whole or begun', () => {
    expect(found('2800')).toEqual(['Orange NSW 2800', 'Orange East NSW 2800'])
    expect(found('27')).toEqual(['Richmond NSW 2753', 'North Richmond NSW 2754'])
    expect(found('1001')).toEqual(['Sydney NSW 1001'])
  })

  it('may lack the nought it begins with', () => {
    expect(found('830')).toEqual(['Palmerston NT 0830'])
  })

  it('without a place of its own finds the one that answers for its range, the narrowest first', () => {
    expect(found('0950')).toEqual(['Darwin NT 0950'])
    expect(found('0912')).toEqual(['Palmerston NT 0912'])
  })

  it('forgives a digit only where there is none', () => {
    expect(found('3122')).toEqual(['Richmond VIC 3121', 'St Kilda VIC 3182'])
    expect(found('8200')).toEqual(['Orange NSW 2800', 'Orange East NSW 2800'])
    expect(found('44444')).toEqual([])
    expect(found('20000')).toEqual(['Sydney NSW 2000'])
    expect(found('7777')).toEqual([])
    expect(found('123456')).toEqual([])
  })
})
