/** The places of a machine where something wears, breaks or is refilled. */
export type MachinePlace =
  | 'handle'
  | 'filter'
  | 'motor'
  | 'battery'
  | 'drive'
  | 'brushes'
  | 'cable'
  | 'swivel'
  | 'supply'
  | 'controller'
  | 'cell'
  | 'housing'
  | 'sensor'
  | 'minerals'
  | 'unit'
  | 'hose'
  | 'venturi'

export type MachineDrawing = 'corded' | 'cordless' | 'commercial' | 'chlorinator' | 'ozone'

/** In the order of their numbers, from the top of the drawing down. */
const placesOf: Record<MachineDrawing, readonly MachinePlace[]> = {
  corded: ['handle', 'filter', 'motor', 'brushes', 'drive', 'cable', 'swivel', 'supply'],
  cordless: ['handle', 'filter', 'battery', 'brushes', 'drive', 'supply'],
  commercial: ['handle', 'filter', 'motor', 'brushes', 'drive', 'cable', 'supply'],
  chlorinator: ['controller', 'sensor', 'cell', 'housing', 'minerals'],
  ozone: ['unit', 'hose', 'venturi'],
}

/** Places that only some machines have: those that have a part for them. */
const optional: readonly MachinePlace[] = ['swivel', 'minerals']

/** The place of a part, by what the catalogue calls its kind. */
const placeOfKind: Readonly<Record<string, MachinePlace>> = {
  'Fine filter': 'filter',
  'Leaf basket': 'filter',
  'Brush set': 'brushes',
  'Drive track': 'drive',
  'Wheel set': 'drive',
  'Floating cable': 'cable',
  Swivel: 'swivel',
  'Power supply': 'supply',
  Minerals: 'minerals',
}

export interface PlacedParts {
  places: { place: MachinePlace; parts: string[] }[]
  /** Parts that stand beside the machine. */
  others: string[]
}

/** Sorts the parts of a machine to the places of its drawing. */
export const placeParts = (
  drawing: MachineDrawing | undefined,
  parts: readonly { slug: string; kind: string | undefined }[],
): PlacedParts => {
  const byPlace = Map.groupBy(parts, ({ kind = '' }) =>
    Object.hasOwn(placeOfKind, kind) ? placeOfKind[kind] : undefined,
  )
  const own = drawing === undefined ? [] : placesOf[drawing]
  const slugsAt = (place: MachinePlace) => byPlace.get(place)?.map(({ slug }) => slug) ?? []
  const places = own
    .map((place) => ({ place, parts: slugsAt(place) }))
    .filter(({ place, parts: found }) => found.length > 0 || !optional.includes(place))
  const placed = new Set(places.flatMap((each) => each.parts))
  return { places, others: parts.map(({ slug }) => slug).filter((slug) => !placed.has(slug)) }
}
