import type { MapObstacle } from '../../../domain/map/map-labels.ts'
import type { MapSize } from '../../../domain/map/map-view.ts'

/** In pixels, as the styles have them. */
const tools = { width: 44, height: 132, away: 12 }
const small = { letter: 5.8, line: 17, padding: 8, besideTools: 72 }

/** What lies on the map and stays: the buttons in one corner, in the other whose work it is. No name is written below them. */
export const mapFurniture = ({ width, height }: MapSize, attribution: string): MapObstacle[] => {
  const text = attribution.length * small.letter
  const most = Math.max(1, width - small.besideTools - 2 * small.padding)
  const wide = Math.min(text, most) + 2 * small.padding
  const high = Math.ceil(text / most) * small.line + 4
  return [
    {
      x: width - tools.away - tools.width / 2,
      y: tools.away + tools.height / 2,
      width: tools.width,
      height: tools.height,
    },
    { x: wide / 2, y: height - high / 2, width: wide, height: high },
  ]
}
