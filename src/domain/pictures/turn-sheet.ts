/** A sheet with pictures of one thing from all round it, in rows from the top left. */
export const turnFrames = 24
export const turnColumns = 6
export const turnRows = turnFrames / turnColumns

/** More is a burden by phone. */
export const mostTurnBytes = 400_000

/** Where the first picture is taken from, in degrees from the front to the right: as fronts are (`imagery/scenes.py`). */
const firstAzimuth = 32

const sides = [
  'the front',
  'the front right',
  'the right',
  'the back right',
  'the back',
  'the back left',
  'the left',
  'the front left',
]

/** So many pictures on, round and round. */
export const turnedTo = (frame: number, by: number): number =>
  (((frame + Math.round(by)) % turnFrames) + turnFrames) % turnFrames

/** Where a picture stands on the sheet, in pictures. */
export const placeOnSheet = (frame: number): { column: number; row: number } => ({
  column: frame % turnColumns,
  row: Math.floor(frame / turnColumns),
})

export const seenFrom = (frame: number): string => {
  const eighth = Math.round((firstAzimuth + (frame * 360) / turnFrames) / 45) % sides.length
  return `seen from ${sides[eighth]}`
}
