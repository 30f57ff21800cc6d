/** Each thing is fetched once; a failure is forgotten, so that the next try asks again. */
export const fetchedOnce = <Key, Value>(load: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const asked = new Map<Key, Promise<Value>>()
  return (key) => {
    const known = asked.get(key)
    if (known !== undefined) return known
    const answer = load(key).catch((error: unknown) => {
      asked.delete(key)
      throw error
    })
    asked.set(key, answer)
    return answer
  }
}
