import { singleFlight } from '../../runtime/single-flight.ts'

/** Each thing is fetched once; a failure is forgotten, so that the next try asks again. */
export const fetchedOnce = <Key, Value>(load: (key: Key) => Promise<Value>): ((key: Key) => Promise<Value>) => {
  const asked = new Map<Key, Promise<Value>>()
  return (key) => singleFlight(asked, key, () => load(key))
}
