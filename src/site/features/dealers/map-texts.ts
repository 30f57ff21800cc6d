import type { Locale } from '../../../domain/edition/edition-code.ts'
import { type MapObstacle, type PlacedLabel, placedLabels, type WantedLabel } from '../../../domain/map/map-labels.ts'
import type { MapPoint } from '../../../domain/map/map-projection.ts'
import { type MapSize, type MapView, onScreen } from '../../../domain/map/map-view.ts'
import { formatNumber } from '../../../domain/numbers/number-format.ts'
import type { MapLabel } from '../../content/dealer-map.ts'
import type { MapSpot } from './map-dealer.ts'
import { pinHalf } from './pin-tile.tsx'

interface Seen {
  spots: readonly MapSpot[]
  you: { at: MapPoint; label: string; rings: readonly { km: number; radius: number }[] } | undefined
  areas: readonly MapLabel[]
  view: MapView
  size: MapSize
  /** What nothing may be written on. */
  furniture: readonly MapObstacle[]
  locale: Locale
}

/** Names of states are for who sees whole ones, and large enough to write on. */
const areasBetween = { from: 0.011, to: 0.2 }

const shortly = (suburb: string): string => suburb.split(',')[0] ?? suburb

const youTexts = ({ at, label, rings }: NonNullable<Seen['you']>, locale: Locale): WantedLabel[] => [
  { ...at, text: label, kind: 'you', beside: 13 },
  ...rings.map(({ km, radius }): WantedLabel => {
    return { x: at.x, y: at.y - radius - 12, text: `${formatNumber(km, locale)}\u00a0km`, kind: 'ring' }
  }),
]

/** All that is written on the map: the visitor and the rings first, then dealers' suburbs, then what is left over. */
export const mapTexts = ({ spots, you, areas, view, size, furniture, locale }: Seen): PlacedLabel[] => {
  const far = view.scale < areasBetween.to
  const pins = spots.flatMap(({ at, dealers: [dealer, other] }): WantedLabel[] =>
    dealer === undefined || other !== undefined || (far && dealer.number === undefined)
      ? []
      : [{ ...at, text: shortly(dealer.suburb), kind: 'pin', beside: pinHalf.pin + 6 }],
  )
  const names = areas
    .filter(() => far && view.scale > areasBetween.from)
    .map((area): WantedLabel => ({ ...onScreen(area, view, size), text: area.name, kind: area.sea ? 'sea' : 'state' }))
  const obstacles = spots.map(({ at, dealers }) => {
    const side = 2 * pinHalf[dealers.length > 1 ? 'cluster' : 'pin'] + 4
    return { ...at, width: side, height: side }
  })
  return placedLabels([...(you ? youTexts(you, locale) : []), ...pins, ...names], [...obstacles, ...furniture], size)
}
