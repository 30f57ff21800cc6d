const words = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** A count at the beginning of a sentence: in words up to twelve, in figures beyond. */
export const countWord = (count: number): string => words[count] ?? String(count)
