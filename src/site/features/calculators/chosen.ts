/** One of these, as an address says it; anything else is the first, or the one that is filled in. */
export const chosen = <Value extends string>(
  text: string,
  values: readonly [Value, ...Value[]],
  filledIn: Value = values[0],
): Value => values.find((value) => value === text) ?? filledIn
