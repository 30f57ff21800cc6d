const noBreakSpace = '\u00a0'

/** A time of day in words: "8.30 am", "noon". */
export const clockWords = (time: string): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (hour === 12 && minute === 0) return 'noon'
  const minutes = minute === 0 ? '' : `.${String(minute).padStart(2, '0')}`
  return `${hour % 12 || 12}${minutes}${noBreakSpace}${hour < 12 ? 'am' : 'pm'}`
}
