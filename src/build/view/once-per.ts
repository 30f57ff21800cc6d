/** What several pages ask of the same thing is worked out once for it. */
export const oncePer = <Given extends WeakKey, Result>(make: (given: Given) => Result): ((given: Given) => Result) => {
  const made = new WeakMap<Given, { result: Result }>()
  return (given) => {
    const { result } = made.get(given) ?? { result: make(given) }
    made.set(given, { result })
    return result
  }
}
