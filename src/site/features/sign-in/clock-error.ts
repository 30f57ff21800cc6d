/** Dates of warranties and orders would be wrong by this; a signed letter would seem over. */
const toleratedMinutes = 5

/** By how many minutes a device is ahead of what the issuer has just written; undefined where that is near enough. */
export const clockError = (issuedAt: number | undefined, now: number): number | undefined => {
  if (issuedAt === undefined) return undefined
  const minutes = Math.round((now / 1000 - issuedAt) / 60)
  return Math.abs(minutes) > toleratedMinutes ? minutes : undefined
}

const span = (minutes: number): string => {
  const [days, hours] = [Math.round(minutes / 1440), Math.round(minutes / 60)]
  if (days >= 2) return `${days} days`
  return hours >= 2 ? `${hours} hours` : `${minutes} minutes`
}

/** In words: "This device’s clock is 3 hours slow". */
export const clockWords = (minutes: number): string =>
  `This device’s clock is ${span(Math.abs(minutes))} ${minutes > 0 ? 'fast' : 'slow'}`
