/** Litres are never known to the litre: to the nearest 100 in a pool, the nearest 10 in a spa. */
export const roundLitres = (litres: number): number => {
  const step = litres < 10_000 ? 10 : 100
  return Math.round(litres / step) * step
}
