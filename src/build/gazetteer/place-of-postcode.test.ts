import { describe, expect, it } from 'vitest'
import { openGazetteer } from '../../domain/places/open-gazetteer.ts'
import { placeOfPostcode } from '../../domain/places/place-of-postcode.ts'
import { readGazetteer } from './gazetteer-files.ts'

describe('the place of a postcode', () => {
  it.each([
    ['en-au', '2232', 'Kirrawee'],
    ['en-au', '0800', 'Darwin'],
    ['en-nz', '0632', 'Auckland'],
    ['en-za', '1685', 'Midrand'],
  ] as const)('in %s of %s is in %s or beside it', (edition, postcode, name) => {
    const gazetteer = openGazetteer(readGazetteer(edition))
    const place = placeOfPostcode(gazetteer, postcode)
    const [known] = gazetteer.suggest(name)
    expect(place?.postcode).toBe(postcode)
    expect(Math.abs((place?.lat ?? 0) - (known?.lat ?? 90))).toBeLessThan(0.3)
    expect(Math.abs((place?.lon ?? 0) - (known?.lon ?? 90))).toBeLessThan(0.3)
  })

  it('that nobody has is none, though others look like it', () => {
    const gazetteer = openGazetteer(readGazetteer('en-au'))
    expect(gazetteer.suggest('0206')[0]?.postcode).toBe('2206')
    expect(placeOfPostcode(gazetteer, '0206')).toBeUndefined()
  })
})
