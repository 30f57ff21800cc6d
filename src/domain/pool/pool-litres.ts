/** What a pool holds, from metres, to the nearest 100 litres. */
export const poolLitres = (length: number, width: number, averageDepth: number): number =>
  Math.round(length * width * averageDepth * 10) * 100

/** The smallest of these that is made for so many litres. */
export const smallestFor = <T extends { litres: number }>(litres: number, sizes: T[]): T | undefined =>
  sizes.filter((size) => size.litres >= litres).toSorted((a, b) => a.litres - b.litres)[0]
