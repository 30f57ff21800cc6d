/** A time of day, as content writes it ("21:30"), in hours after midnight. */
export const hoursAt = (time: string): number => Number(time.slice(0, -3)) + Number(time.slice(-2)) / 60
