const ordinals = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th']

/** Where a character of a serial number stands, as somebody with the label before them would say it. */
export const placeOf = (index: number): string => {
  if (index < 2) return `the ${ordinals[index]} letter`
  if (index < 4) return `the ${ordinals[index - 2]} digit of the year`
  if (index < 11) return `the ${ordinals[index - 4]} digit of the long number`
  return 'the last character'
}

/** Where two neighbours stand. */
export const pairAt = (first: number): string => {
  if (first < 3) return 'the two digits of the year'
  if (first === 3) return 'the last digit of the year and the first of the long number'
  return `the ${ordinals[first - 4]} and ${ordinals[first - 3]} digit of the long number`
}
