export interface Validators {
  readonly etag: string
  readonly modified: Date
}

export type Verdict = 'send' | 'not-modified' | 'failed'

const tagsIn = (header: string): string[] => header.match(/(?:W\/)?"[^"]*"/g) ?? []
const weakly = (tag: string): string => tag.replace(/^W\//, '')

/** HTTP dates have whole seconds. */
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)
const secondsIn = (header: string | null): number | undefined => {
  const time = header === null ? Number.NaN : Date.parse(header)
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000)
}

/** What a request's conditions say, in the order that RFC 9110 gives them. */
export const judgeConditions = (headers: Headers, { etag, modified }: Validators): Verdict => {
  const ifMatch = headers.get('if-match')
  if (ifMatch !== null) {
    if (ifMatch.trim() !== '*' && !tagsIn(ifMatch).includes(etag)) return 'failed'
  } else {
    const unmodifiedSince = secondsIn(headers.get('if-unmodified-since'))
    if (unmodifiedSince !== undefined && seconds(modified) > unmodifiedSince) return 'failed'
  }

  const ifNoneMatch = headers.get('if-none-match')
  if (ifNoneMatch !== null) {
    const matches = ifNoneMatch.trim() === '*' || tagsIn(ifNoneMatch).map(weakly).includes(etag)
    return matches ? 'not-modified' : 'send'
  }
  const modifiedSince = secondsIn(headers.get('if-modified-since'))
  return modifiedSince !== undefined && seconds(modified) <= modifiedSince ? 'not-modified' : 'send'
}

/** Whether a range may be cut from this file, or the rest of another version would follow the part already fetched. */
export const rangeStillFits = (ifRange: string | null, { etag, modified }: Validators): boolean => {
  if (ifRange === null) return true
  return ifRange.includes('"') ? ifRange.trim() === etag : secondsIn(ifRange) === seconds(modified)
}
