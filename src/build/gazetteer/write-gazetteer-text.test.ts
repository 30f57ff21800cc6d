import { describe, expect, it } from 'vitest'
import type { GazetteerContents } from '../../domain/places/gazetteer-entry.ts'
import { readGazetteerText } from '../../domain/places/gazetteer-text.ts'
import { writeGazetteerText } from './write-gazetteer-text.ts'

const contents: GazetteerContents = {
  states: [
    { state: 'NSW', fullName: 'New South Wales' },
    { state: 'Northland', fullName: 'Northland' },
  ],
  entries: [
    { name: 'Hunter Valley', state: 'NSW', postcode: undefined, lat: -32.78, lon: 151.3, size: 3, foundBy: 'both' },
    { name: 'Sydney', state: 'NSW', postcode: '1001', lat: -33.87, lon: 151.21, size: 0, foundBy: 'postcode' },
    { name: 'Haymarket', state: 'NSW', postcode: '2000', lat: -33.88, lon: 151.205, size: 1, foundBy: 'both' },
    { name: 'Sydney', state: 'NSW', postcode: '2000', lat: -33.87, lon: 151.21, size: 4, foundBy: 'both' },
    { name: 'Warrane', state: 'NSW', postcode: '2000', lat: -33.87, lon: 151.21, size: 4, foundBy: 'name' },
    { name: 'Whangārei', state: 'Northland', postcode: '0110', lat: -35.73, lon: 174.32, size: 3, foundBy: 'both' },
  ],
  ranges: [
    { from: 100, to: 199, entry: 5 },
    { from: 170, to: 179, entry: 5 },
  ],
}

describe('the file of places', () => {
  it('reads back as it was written, to five thousandths of a degree', () => {
    expect(readGazetteerText(writeGazetteerText(contents))).toEqual(contents)
  })

  it('is refused where places are out of order, because they would change their postcode', () => {
    const entries = contents.entries.toReversed()
    expect(() => writeGazetteerText({ ...contents, entries: [...entries, ...contents.entries.slice(1, 2)] })).toThrow(
      'not in order',
    )
  })
})
