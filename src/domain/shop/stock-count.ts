/** So many stand for any number: from then on something is just in stock, and how many there are is nobody's business. */
export const plenty = 6
