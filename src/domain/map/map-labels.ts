import type { MapPoint } from './map-projection.ts'
import type { MapSize } from './map-view.ts'

/** Something on the map that no name may cover: its middle and its size, in pixels. */
export interface MapObstacle extends MapPoint {
  width: number
  height: number
}

export type LabelKind = 'you' | 'ring' | 'pin' | 'state' | 'sea'

export interface WantedLabel extends MapPoint {
  text: string
  kind: LabelKind
  /** How far beside its point; names of areas stand on it. */
  beside?: number
}

export type LabelSide = 'right' | 'left' | 'middle'

export interface PlacedLabel extends WantedLabel {
  side: LabelSide
}

const letterWidth = 7.4
const lineHeight = 18

const overlaps = (a: MapObstacle, b: MapObstacle): boolean =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height

const isInside = ({ x, y, width, height }: MapObstacle, frame: MapSize): boolean =>
  x - width / 2 > 0 && x + width / 2 < frame.width && y - height / 2 > 0 && y + height / 2 < frame.height

const sidesOf = ({ x, beside }: WantedLabel, width: number): { side: LabelSide; x: number; middle: number }[] =>
  beside === undefined
    ? [{ side: 'middle', x, middle: x }]
    : [
        { side: 'right', x: x + beside, middle: x + beside + width / 2 },
        { side: 'left', x: x - beside, middle: x - beside - width / 2 },
      ]

/** Names that fit into the frame, the first ones first: right of their point, else left of it, else not at all. */
export const placedLabels = (
  wanted: readonly WantedLabel[],
  obstacles: readonly MapObstacle[],
  frame: MapSize,
): PlacedLabel[] => {
  const taken = [...obstacles]
  return wanted.flatMap((label) => {
    const width = label.text.length * letterWidth
    for (const { side, x, middle } of sidesOf(label, width)) {
      const box = { x: middle, y: label.y, width, height: lineHeight }
      if (!isInside(box, frame) || taken.some((other) => overlaps(box, other))) continue
      taken.push(box)
      return [{ ...label, x, side }]
    }
    return []
  })
}
