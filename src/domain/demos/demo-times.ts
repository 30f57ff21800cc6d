const half = (hour: number): string[] => ['00', '30'].map((minutes) => `${String(hour).padStart(2, '0')}:${minutes}`)

/** When a dealer may be there: from 7 am to 6 pm, by the half hour. */
export const demoTimes: readonly string[] = [...Array.from({ length: 11 }, (_, at) => half(at + 7)).flat(), '18:00']

export const usualTime = '10:00'

/** How long it may take. */
export const demoMinutes = [30, 45, 60, 90] as const

export const usualMinutes = 30

/** What a dealer may add for the visitor, or a visitor for the dealer: a line. */
export const longestLine = 200
