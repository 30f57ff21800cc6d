/** One making at a time for each key; what turns out not worth keeping is forgotten, so that the next asker tries again. */
export const shareWhile = <Value>(
  store: Map<string, Promise<Value>>,
  key: string,
  worthKeeping: (value: Value) => boolean,
  make: () => Promise<Value>,
): Promise<Value> => {
  const shared = store.get(key)
  if (shared) return shared
  const made = make().then((value) => {
    if (!worthKeeping(value)) store.delete(key)
    return value
  })
  store.set(key, made)
  return made
}
