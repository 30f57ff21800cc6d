import { describe, expect, it } from 'vitest'
import { readGazetteer } from '../../src/build/gazetteer/gazetteer-files.ts'
import { writeGazetteerText } from '../../src/build/gazetteer/write-gazetteer-text.ts'
import { editionCodes } from '../../src/domain/edition/edition-code.ts'
import { placesOf } from './places-of.ts'

describe('the places in the repository', () => {
  it.each(editionCodes)('of %s are those that the sources give', { timeout: 60_000 }, (edition) => {
    // Not as a difference of two long lines: run scripts/make-gazetteer.ts.
    expect(writeGazetteerText(placesOf(edition)) === readGazetteer(edition)).toBe(true)
  })
})
