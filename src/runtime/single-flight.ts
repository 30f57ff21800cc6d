/**
 * One making at a time for each key, shared by all who ask meanwhile. What fails, or turns out not worth keeping, is forgotten, so
 * that the next asker tries again.
 */
export const singleFlight = <Key, Value>(
  flights: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
  isKept: (value: Value) => boolean = () => true,
): Promise<Value> => {
  const known = flights.get(key)
  if (known) return known
  const flight = make()
  flights.set(key, flight)
  const forget = () => {
    if (flights.get(key) === flight) flights.delete(key)
  }
  flight.then((value) => {
    if (!isKept(value)) forget()
  }, forget)
  return flight
}
