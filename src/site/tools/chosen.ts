/** One of these, as an address says it; anything else is the first, or the one that is filled in. */
export const chosen = <Value extends string>(
  text: string,
  values: readonly Value[],
  filledIn: Value | undefined = values[0],
): Value => {
  const found = values.find((value) => value === text) ?? filledIn
  if (found === undefined) throw new Error('There is nothing to choose from.')
  return found
}
