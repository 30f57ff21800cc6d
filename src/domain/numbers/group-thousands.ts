/** The digits of a whole number in threes. */
export const groupThousands = (whole: number | string, separator = ','): string =>
  `${whole}`.replaceAll(/\B(?=(\d{3})+$)/g, separator)
