import { describe, expect, it } from 'vitest'
import type { EditionCode } from '../../domain/edition/edition-code.ts'
import { openGazetteer } from '../../domain/places/open-gazetteer.ts'
import { placeLabel } from '../../domain/places/place-label.ts'
import { whichPlace } from '../../domain/places/which-place.ts'
import { readGazetteer } from './gazetteer-files.ts'

const gazetteers = {
  'en-au': openGazetteer(readGazetteer('en-au')),
  'en-nz': openGazetteer(readGazetteer('en-nz')),
  'en-za': openGazetteer(readGazetteer('en-za')),
}

const meant = (edition: EditionCode, asked: string): string | string[] => {
  const which = whichPlace(gazetteers[edition], asked)
  if (which.state === 'one') return placeLabel(which.place)
  return which.state === 'none' ? 'none' : [which.state, ...which.places.map(placeLabel)]
}

describe('a place that somebody names and leaves at that', () => {
  it.each([
    ['en-au', '3121', 'Richmond 3121'],
    ['en-au', 'richmond 3121', 'Richmond 3121'],
    ['en-au', 'Richmond VIC', 'Richmond 3121'],
    ['en-au', 'Cottesloe', 'Cottesloe 6011'],
    ['en-au', '800', 'Darwin 0800'],
    ['en-nz', 'Chch', 'Christchurch 8011'],
    ['en-za', 'jhb', 'Johannesburg 2001'],
  ] as const)('in %s %s is %s', (edition, asked, place) => {
    expect(meant(edition, asked)).toBe(place)
  })

  it('is asked for where several have the name', () => {
    const [state, ...richmonds] = meant('en-au', 'richmond')
    expect(state).toBe('several')
    expect(richmonds).toEqual(expect.arrayContaining(['Richmond 3121', 'Richmond 2753']))
  })

  it.each(['99999', '31211'])('is not guessed at from %s, which is no postcode', (digits) => {
    expect(meant('en-au', digits)[0]).toMatch(/^unlike$|^n/)
  })

  it.each(['en-au', 'en-nz', 'en-za'] as const)(
    'has nothing like 99999 in %s, where not even Santa Claus lives',
    (edition) => {
      expect(meant(edition, '99999')).toBe('none')
    },
  )

  it('is none where nothing is like it', () => {
    expect(meant('en-au', 'Qqqqq')).toBe('none')
  })
})
