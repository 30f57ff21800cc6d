import { beforeAll, describe, expect, it } from 'vitest'
import type { FieldValues } from '../../content-service/load/content.ts'
import { loadContent } from '../../content-service/load/load-content.ts'
import { type EditionCode, editionCodes, localeOf } from '../../domain/edition/edition-code.ts'
import { distanceKm } from '../../domain/places/distance.ts'
import { openGazetteer } from '../../domain/places/open-gazetteer.ts'
import { readGazetteer } from './gazetteer-files.ts'

const everywhere: Record<EditionCode, string[]> = {
  'en-au': ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  'en-nz': [
    'Auckland',
    'Bay of Plenty',
    'Canterbury',
    'Gisborne',
    'Hawke’s Bay',
    'Manawatū-Whanganui',
    'Marlborough',
    'Nelson',
    'Northland',
    'Otago',
    'Southland',
    'Taranaki',
    'Tasman',
    'Waikato',
    'Wellington',
    'West Coast',
  ],
  'en-za': [
    'Eastern Cape',
    'Free State',
    'Gauteng',
    'KwaZulu-Natal',
    'Limpopo',
    'Mpumalanga',
    'North West',
    'Northern Cape',
    'Western Cape',
  ],
}
const fewest = { 'en-au': 115, 'en-nz': 35, 'en-za': 60 }

const location = (value: unknown): { lat: number; lon: number } => {
  const { lat, lon } = Object(value)
  return { lat: Number(lat), lon: Number(lon) }
}

let dealers: Record<EditionCode, FieldValues[]>

beforeAll(async () => {
  const loaded = await loadContent('content')
  if (!loaded.ok) throw new Error('The content has problems.')
  const all = loaded.content.entriesOfType.get('dealer') ?? []
  const of = (edition: EditionCode) =>
    all.map(({ fields }) => fields[localeOf(edition)]).filter(({ editions }) => String(editions).includes(edition))
  dealers = { 'en-au': of('en-au'), 'en-nz': of('en-nz'), 'en-za': of('en-za') }
})

for (const edition of editionCodes) {
  describe(`the dealers of ${edition}`, () => {
    const offering = (service: string) =>
      dealers[edition].filter(({ services }) => Array.isArray(services) && services.includes(service)).length

    it('are many, and in every part of the country', () => {
      expect(dealers[edition].length).toBeGreaterThanOrEqual(fewest[edition])
      expect([...new Set(dealers[edition].map(({ state }) => String(state)))].sort()).toEqual(everywhere[edition])
    })

    it('mostly bring a robot to the pool, and often mend one', () => {
      expect(offering('demo') / dealers[edition].length).toBeGreaterThan(0.6)
      expect(offering('repairs') / dealers[edition].length).toBeGreaterThan(0.4)
    })

    it('stand where their postcodes are', { timeout: 20_000 }, () => {
      const gazetteer = openGazetteer(readGazetteer(edition))
      const astray = dealers[edition].flatMap((dealer) => {
        const places = gazetteer.suggest(String(dealer.postcode), 200).filter(({ state }) => state === dealer.state)
        const km = Math.min(...places.map((place) => distanceKm(place, location(dealer.location))))
        return km < 8 ? [] : [`${dealer.slug}: ${km.toFixed(0)} km`]
      })
      expect(astray).toEqual([])
    })

    it('have names, telephones and words of their own', () => {
      for (const field of ['slug', 'name', 'phone', 'about']) {
        const values = dealers[edition].map((dealer) => dealer[field])
        expect(new Set(values).size, field).toBe(values.length)
      }
    })
  })
}
