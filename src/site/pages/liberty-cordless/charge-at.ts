export interface ChargeAt {
  time: string
  /** Of the day. */
  minute: number
  charge: number
}

/** Reads "10:30, 5 %": a time of day and how full the battery is then. */
export const chargeAt = (value: string): ChargeAt | undefined => {
  const [, hour, minutes, charge] = /^(\d+):(\d\d), (\d+) %$/.exec(value) ?? []
  if (hour === undefined || minutes === undefined) return undefined
  return { time: `${hour}:${minutes}`, minute: Number(hour) * 60 + Number(minutes), charge: Number(charge) }
}
