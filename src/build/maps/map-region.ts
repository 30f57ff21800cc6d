import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { Coordinates } from '../../domain/places/distance.ts'

export interface MapRegion {
  /** ISO numbers of the country, and of those whose land is in the picture too. */
  country: string
  neighbours: string[]
  /** Its corners, north-west and south-east: what is shown before anybody asks. */
  corners: [Coordinates, Coordinates]
  /** Islands out of these are left out. */
  bounds: [Coordinates, Coordinates]
  /** Names of states and provinces, and of the sea around them. */
  labels: (Coordinates & { name: string; sea?: true })[]
}

const label = (name: string, lat: number, lon: number) => ({ name, lat, lon })
const sea = (name: string, lat: number, lon: number) => ({ name, lat, lon, sea: true as const })

export const mapRegions: Record<EditionCode, MapRegion> = {
  'en-au': {
    country: '036',
    neighbours: ['360', '598', '626'],
    corners: [
      { lat: -10.2, lon: 112.6 },
      { lat: -43.9, lon: 154.2 },
    ],
    bounds: [
      { lat: -1, lon: 100 },
      { lat: -48, lon: 172 },
    ],
    labels: [
      label('Western Australia', -25.6, 121.6),
      label('Northern Territory', -20.4, 133.4),
      label('South Australia', -29.4, 134.8),
      label('Queensland', -23.2, 144.2),
      label('New South Wales', -31.9, 145.6),
      label('Victoria', -36.6, 143.3),
      label('Tasmania', -42.15, 146.6),
      sea('Indian Ocean', -31.5, 108.2),
      sea('Coral Sea', -16.6, 151.6),
      sea('Tasman Sea', -37.6, 156.4),
      sea('Great Australian Bight', -35.2, 130.4),
    ],
  },
  'en-nz': {
    country: '554',
    neighbours: [],
    corners: [
      { lat: -34.2, lon: 166.2 },
      { lat: -47.4, lon: 178.8 },
    ],
    bounds: [
      { lat: -34, lon: 166 },
      { lat: -48, lon: 179 },
    ],
    labels: [
      label('Northland', -35.55, 173.75),
      label('Waikato', -38.2, 175.35),
      label('Bay of Plenty', -38.25, 176.9),
      label('Taranaki', -39.33, 174.25),
      label('Manawatū', -40.05, 175.55),
      label('Marlborough', -41.75, 173.6),
      label('West Coast', -42.5, 171.7),
      label('Canterbury', -43.6, 171.2),
      label('Otago', -45.2, 169.75),
      label('Southland', -45.9, 168.0),
      sea('Tasman Sea', -39.6, 170.4),
      sea('Pacific Ocean', -43.4, 176.4),
    ],
  },
  'en-za': {
    country: '710',
    neighbours: ['024', '072', '426', '454', '508', '516', '716', '748', '834', '894', '180'],
    corners: [
      { lat: -22, lon: 16.2 },
      { lat: -35, lon: 33 },
    ],
    bounds: [
      { lat: -12, lon: 8 },
      { lat: -38, lon: 46 },
    ],
    labels: [
      label('Western Cape', -33.1, 20.6),
      label('Northern Cape', -30.1, 21.3),
      label('Eastern Cape', -32.0, 26.4),
      label('Free State', -28.6, 26.8),
      label('KwaZulu-Natal', -28.55, 30.9),
      label('North West', -26.6, 24.9),
      label('Limpopo', -23.7, 29.2),
      label('Mpumalanga', -25.9, 30.5),
      label('Lesotho', -29.55, 28.3),
      label('Namibia', -24.6, 17.4),
      label('Botswana', -23.6, 23.8),
      label('Mozambique', -22.4, 33.6),
      sea('Atlantic Ocean', -33.4, 14.6),
      sea('Indian Ocean', -33.2, 31.6),
    ],
  },
}
