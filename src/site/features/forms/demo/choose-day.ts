export interface TwoDays {
  firstDate: string
  secondDate: string
}

/** What pressing a day changes: a chosen one is given up, another goes where there is room, or in place of the second. */
export const chooseDay = ({ firstDate, secondDate }: TwoDays, day: string): Partial<TwoDays> => {
  if (day === firstDate) return { firstDate: '' }
  if (day === secondDate) return { secondDate: '' }
  return firstDate === '' ? { firstDate: day } : { secondDate: day }
}
