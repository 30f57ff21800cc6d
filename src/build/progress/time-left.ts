const minute = 60_000

/** Below this the first few things would speak for all. */
const enough = { milliseconds: 5_000, share: 0.02 }

/** How long the rest will take if it goes on as before, no finer than that can be known; undefined while it can't be. */
export const timeLeft = (share: number, elapsed: number): string | undefined => {
  if (elapsed < enough.milliseconds || share < enough.share) return undefined
  const minutes = (elapsed / share - elapsed) / minute
  if (minutes < 1) return 'less than a minute left'
  return `about ${minutes < 20 ? Math.round(minutes) : Math.round(minutes / 5) * 5} min left`
}

export const timeTaken = (milliseconds: number): string => {
  if (milliseconds < minute) return `${(milliseconds / 1000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
