/** When it can be tried again, as one says it. */
export const tryLater = (seconds: number | undefined): string => {
  const minutes = Math.ceil((seconds ?? 3600) / 60)
  return minutes > 50
    ? 'That was often. Try again in an hour.'
    : `That was often. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}
