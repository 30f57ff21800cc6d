/** More than any of these forms holds. */
const mostBytes = 20_000

/** Of a form that was posted, each field once; undefined where it is no form. A name that comes twice is nobody's typing. */
export const postedForm = async (request: Request): Promise<ReadonlyMap<string, string> | undefined> => {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') return undefined
  const text = await request.text()
  if (text.length > mostBytes) return undefined
  const byName = Map.groupBy(new URLSearchParams(text), ([name]) => name)
  return new Map([...byName].flatMap(([name, [first, second]]) => (first && !second ? [[name, first[1]]] : [])))
}

export const postedJson = async (request: Request): Promise<unknown> => {
  if (request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() !== 'application/json')
    return undefined
  const text = await request.text()
  if (text.length > mostBytes) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
