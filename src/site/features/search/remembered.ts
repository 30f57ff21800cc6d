/** Works each text out once: what is typed is held against the same few thousand phrases and titles at every letter. */
export const remembered = <Result>(work: (text: string) => Result): ((text: string) => Result) => {
  const known = new Map<string, Result>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const result = work(text)
    known.set(text, result)
    return result
  }
}
