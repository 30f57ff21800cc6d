/** As days. */
export const years = (count: number): number => Math.ceil(count * 365.25)
