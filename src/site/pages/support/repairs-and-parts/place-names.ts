import type { MachinePlace } from '../../../../domain/after-sales/machine-places.ts'
import type { RepairedMachine } from '../../../content/repairs.ts'

const names: Record<MachinePlace, string> = {
  handle: 'Lid and handle',
  filter: 'Filter',
  motor: 'Motor unit',
  battery: 'Motor and battery',
  drive: 'Tracks',
  brushes: 'Brushes',
  cable: 'Floating cable',
  swivel: 'Swivel',
  supply: 'Power supply',
  controller: 'Wall unit',
  sensor: 'Sensor',
  cell: 'Cell',
  housing: 'Housing and unions',
  minerals: 'Minerals',
  unit: 'Ozone unit',
  hose: 'Hose and check valve',
  venturi: 'Venturi',
}

/** What is said of a place that has no part to be bought. */
const without: Partial<Record<MachinePlace, string>> = {
  motor: 'Behind a seal: changed on the bench and pressure tested.',
  battery: 'Behind a seal: a dealer changes the pack in half an hour.',
  handle: 'Matched to the serial number: a dealer orders it.',
  cable: 'Made to length for this model: a dealer orders and fits it.',
}

export const placeName = (place: MachinePlace, { wheels, drawing }: RepairedMachine): string => {
  if (place === 'drive' && wheels) return 'Wheels'
  if (place === 'supply' && drawing === 'cordless') return 'Charger'
  return names[place]
}

export const wordsWithoutPart = (place: MachinePlace): string =>
  without[place] ?? 'Matched to the serial number: a dealer orders and fits it.'
