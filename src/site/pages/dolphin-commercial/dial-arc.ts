/** Where an hour stands on a dial of 24 with midnight at the top. */
const placeOf = (hour: number, radius: number): string => {
  const angle = (hour / 24) * 2 * Math.PI
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`
}

/** Clockwise from one hour to another. */
export const dialArc = (from: number, to: number, radius: number): string => {
  const hours = (to - from + 24) % 24
  return `M${placeOf(from, radius)}A${radius} ${radius} 0 ${hours > 12 ? 1 : 0} 1 ${placeOf(to, radius)}`
}
