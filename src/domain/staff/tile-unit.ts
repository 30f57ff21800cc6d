/** How much one tile stands for, so that the highest column is no higher than that: 1, 2, 5, 10, 20, 50 … */
export const tileUnit = (counts: readonly number[], highest: number): number => {
  const most = Math.max(0, ...counts)
  let unit = 1
  for (let step = 0; Math.ceil(most / unit) > highest; step += 1) unit *= step % 3 === 1 ? 2.5 : 2
  return unit
}

/** A little is a tile, too: only nothing has none. */
export const tilesOf = (count: number, unit: number): number => (count <= 0 ? 0 : Math.max(1, Math.round(count / unit)))
