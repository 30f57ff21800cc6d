import { readGazetteer } from '../../src/build/gazetteer/gazetteer-files.ts'
import type { Dealer } from '../../src/domain/dealers/dealer-list.ts'
import { dealerServices } from '../../src/domain/dealers/dealer-service.ts'
import type { Coordinates } from '../../src/domain/places/coordinates.ts'
import { readGazetteerText } from '../../src/domain/places/gazetteer-text.ts'

export interface GeneratedSearch {
  from: Coordinates
  first: number
  service?: string
  line?: string
}

const { entries } = readGazetteerText(readGazetteer('en-au'))
const week = { mon: '08:00-17:00', tue: '08:00-17:00', wed: '08:00-17:00', thu: '08:00-17:00', fri: '08:00-17:00' }

/** The same figures in every run. */
const figure = (seed: number): number => {
  const value = Math.sin(seed * 12.9898 + 78.233) * 43_758.5453
  return value - Math.floor(value)
}

const near = (seed: number): Coordinates & { name: string } => {
  const { lat, lon, name } = entries[Math.floor(figure(seed) * entries.length)] ?? { lat: 0, lon: 0, name: '' }
  const off = (more: number) => (figure(seed + more) - 0.5) / 10
  return { lat: Number((lat + off(0.1)).toFixed(5)), lon: Number((lon + off(0.2)).toFixed(5)), name }
}

/** Everybody sells; a fifth shows robots; one line is carried by one in a thousand, and one by a single dealer. */
export const generateDealers = (count: number): Dealer[] =>
  Array.from({ length: count }, (_, at) => {
    const { lat, lon, name } = near(at + 1)
    const rare = [...(at % 1000 === 7 ? ['rare'] : []), ...(at === 0 ? ['single'] : [])]
    return {
      slug: `dealer-${at}`,
      name: `Dealer ${at}`,
      street: `${at} Main Road`,
      suburb: name,
      state: 'NSW',
      postcode: '2000',
      phone: '(02) 5550 0000',
      location: { lat, lon },
      closures: [],
      openOnHolidays: false,
      hours: week,
      services: dealerServices.filter((_service, index) => index === 0 || figure(at + index / 10) < 0.2),
      lines: ['dolphin', ...(at % 2 === 0 ? ['liberty'] : []), ...rare],
    }
  })

const wishes: Omit<GeneratedSearch, 'from' | 'first'>[] = [
  {},
  { service: 'demo' },
  { line: 'liberty' },
  { service: 'repairs', line: 'dolphin' },
  { line: 'rare' },
  { service: 'demo', line: 'rare' },
  { line: 'single' },
  { line: 'nobody-has-it' },
]

export const generateSearches = (count: number): GeneratedSearch[] =>
  Array.from({ length: count }, (_, at) => {
    const { lat, lon } = near(-at - 1)
    return { from: { lat, lon }, first: at % 3 === 0 ? 50 : 10, ...wishes[at % wishes.length] }
  })
