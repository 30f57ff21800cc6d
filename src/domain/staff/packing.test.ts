import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  inBox,
  linesToPack,
  nextLine,
  nextToPack,
  type PackLine,
  type PiecesIn,
  putIn,
  readScan,
  takeOut,
  tap,
} from './packing.ts'
import { nextWords, takeWords, theThing, troubleNote, wrongScanWords } from './packing-words.ts'

const ordered = (sku: string, name: string, quantity = 1, refundedUnits = 0) => ({
  ...{ sku, name, quantity, refundedUnits },
  picture: 'p.webp',
})

const lines = linesToPack(
  [
    ordered('PW-CADDY', 'Caddy'),
    ordered('PW-FF-S', 'Fine filter, S series', 3, 1),
    ordered('PW-LED-W', 'EcoClear LED light, white', 1, 1),
    ordered('PW-S300I', 'Dolphin S 300i'),
  ],
  [
    { sku: 'PW-CADDY', bay: '10B' },
    { sku: 'PW-FF-S', bay: '2A' },
    { sku: 'PW-S300I', bay: null },
  ],
)

const [filter, caddy, robot] = lines as [PackLine, PackLine, PackLine]

const names = new Map([
  ['PW-CADDY', 'Caddy'],
  ['PW-FF-M', 'Fine filter, M series'],
])

const scan = (typed: string, pieces: PiecesIn = {}) => readScan(typed, { lines, pieces, names, thisYear: 2026 })

const wordsOf = (typed: string, pieces: PiecesIn = {}) => {
  const read = scan(typed, pieces)
  return read.kind === 'in' ? `in: ${read.line.name}` : wrongScanWords(read)
}

describe('what goes into the box', () => {
  it('is one walk along the bays, without what was paid back', () => {
    expect(lines.map(({ bay, sku, pieces }) => [bay, sku, pieces])).toEqual([
      ['2A', 'PW-FF-S', 2],
      ['10B', 'PW-CADDY', 1],
      ['', 'PW-S300I', 1],
    ])
  })

  it('is named piece by piece, until all are in', () => {
    const said: string[] = []
    let pieces: PiecesIn = {}
    for (let line = nextLine(lines, pieces); line !== undefined; line = nextLine(lines, pieces)) {
      said.push(nextWords(line, lines, pieces))
      pieces = putIn(line, pieces)
    }
    expect(said).toEqual([
      'Put in the fine filter, 1 of 2',
      'Put in the fine filter, 2 of 2',
      'Put in the caddy',
      'Put in the Dolphin S 300i',
    ])
  })

  it('is named in full where two of it have one name', () => {
    const two = linesToPack([ordered('A', 'Fine filter, S series'), ordered('B', 'Fine filter, M series')], [])
    expect(two.map((line) => nextWords(line, two, {}))).toEqual([
      'Put in the fine filter, S series',
      'Put in the fine filter, M series',
    ])
  })

  it('is taken back by a tap once all of it is in', () => {
    let pieces: PiecesIn = {}
    const counted = [1, 2, 3, 4].map(() => {
      pieces = tap(filter, pieces)
      return inBox(filter, pieces)
    })
    expect(counted).toEqual([1, 2, 0, 1])
    expect(takeWords(filter, pieces)).toBe('Take two, 1 is in')
    expect(takeWords(caddy, pieces)).toBeUndefined()
  })

  it('is never more than was ordered nor less than nothing, whatever is pressed', () => {
    const act = fc.tuple(fc.constantFrom(putIn, takeOut, tap), fc.constantFrom(filter, caddy, robot))
    fc.assert(
      fc.property(fc.array(act), (acts) => {
        const pieces = acts.reduce<PiecesIn>((before, [how, line]) => how(line, before), {})
        return lines.every((line) => inBox(line, pieces) >= 0 && inBox(line, pieces) <= line.pieces)
      }),
    )
  })

  it('does not trust what a browser has kept beyond what was ordered', () => {
    expect(inBox(caddy, { [caddy.position]: 7 })).toBe(1)
  })
})

describe('a scan', () => {
  it('of a SKU is a piece of its line, in any case', () => {
    expect(scan('pw-ff-s')).toEqual({ kind: 'in', line: filter })
    expect(scan(' PW-FF-S ', { [filter.position]: 1 })).toEqual({ kind: 'in', line: filter })
  })

  it('too many says so', () => {
    expect(wordsOf('PW-FF-S', { [filter.position]: 2 })).toBe(
      'One too many of the fine filter, S series: 2 of 2 are in.',
    )
    expect(wordsOf('PW-CADDY', { [caddy.position]: 1 })).toBe('One too many of the caddy: 1 of 1 is in.')
  })

  it('goes to the line that has room where two have one SKU', () => {
    const twice = linesToPack([ordered('PW-CADDY', 'Caddy'), ordered('PW-CADDY', 'Caddy')], [])
    const [first, second] = twice as [PackLine, PackLine]
    const read = (pieces: PiecesIn) => readScan('PW-CADDY', { lines: twice, pieces, names, thisYear: 2026 })
    expect(read({})).toEqual({ kind: 'in', line: first })
    expect(read({ [first.position]: 1 })).toEqual({ kind: 'in', line: second })
    expect(read({ [first.position]: 1, [second.position]: 1 }).kind).toBe('too-many')
  })

  it('of something else says what that is', () => {
    expect(wordsOf('PW-FF-M')).toBe('That is the fine filter, M series, PW-FF-M: it is not in this order.')
    expect(wordsOf('9312345678901')).toBe('“9312345678901”: nothing in this order has that label.')
    expect(wordsOf('au24 1234567 k')).toBe('AU24-1234567-K is a serial number. Scan the label with the SKU.')
  })
})

describe('the next order', () => {
  const waiting = ['AU-1', 'AU-2', 'AU-3', 'AU-4']

  it('is the one behind it, then from the top, and never one that was put aside', () => {
    expect(nextToPack(waiting, new Set(), undefined)).toBe('AU-1')
    expect(nextToPack(waiting, new Set(['AU-3']), 'AU-2')).toBe('AU-4')
    expect(nextToPack(waiting, new Set(), 'AU-4')).toBe('AU-1')
    expect(nextToPack(waiting, new Set(), 'AU-9')).toBe('AU-1')
    expect(nextToPack(['AU-1'], new Set(), 'AU-1')).toBeUndefined()
    expect(nextToPack(waiting, new Set(waiting), 'AU-1')).toBeUndefined()
  })
})

describe('names within a sentence', () => {
  it('begin small where they are a kind of thing', () => {
    const said = [
      'Caddy',
      'Cable swivel',
      'Charger, Liberty 200 and 300',
      'Niya',
      'Wave 80',
      'Mineral Swim 25',
      'Wi-Fi power supply, S 300i and M series',
    ]
    expect(said.map(theThing)).toEqual([
      'the caddy',
      'the cable swivel',
      'the charger, Liberty 200 and 300',
      'the Niya',
      'the Wave 80',
      'the Mineral Swim 25',
      'the Wi-Fi power supply, S 300i and M series',
    ])
  })
})

describe('the note on what could not be packed', () => {
  it('says what is missing or broken, and what else was written', () => {
    expect(troubleNote({ what: 'missing', line: caddy, words: ' Bay 10B is empty. ' })).toBe(
      'Not packed. Missing: Caddy, PW-CADDY. Bay 10B is empty.',
    )
    expect(troubleNote({ what: 'broken', line: caddy, words: '' })).toBe('Not packed. Broken: Caddy, PW-CADDY.')
    expect(troubleNote({ what: 'broken', line: undefined, words: 'The box is wet.' })).toBe(
      'Not packed. The box is wet.',
    )
  })
})
