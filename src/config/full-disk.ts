const codes = new Set(['ENOSPC', 'EDQUOT'])
/** Numbers of the same in the embedded database, which gives neither code nor words. */
const numbersOfWasi = new Set([51, 19])
/** Bundlers, worker threads and PostgreSQL hand on words only. */
const words = /\bENOSPC\b|\bEDQUOT\b|no space left on device|disk quota exceeded/i

const saysSo = (error: object): boolean => {
  if ('code' in error && typeof error.code === 'string' && codes.has(error.code)) return true
  if ('name' in error && error.name === 'ErrnoError' && 'errno' in error)
    return typeof error.errno === 'number' && numbersOfWasi.has(error.errno)
  return 'message' in error && typeof error.message === 'string' && words.test(error.message)
}

/** Whether something failed because there was no room left to write. */
export const isDiskFull = (error: unknown): boolean => {
  if (typeof error !== 'object' || error === null) return false
  if (error instanceof AggregateError && error.errors.some(isDiskFull)) return true
  return saysSo(error) || ('cause' in error && isDiskFull(error.cause))
}

/** What to do about it, for whoever typed the command. */
export const fullDiskAdvice = (what: string, variables: readonly string[]): string =>
  `The disk is full: there is no room left for ${what}.
Make room (df -h shows where), or point ${variables.join(' and ')} to a disk that has some. Then run the same command again.`
