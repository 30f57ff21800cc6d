import pg from 'pg'

type Query = typeof pg.Client.prototype.query

interface Asked {
  readonly text?: string
  readonly values?: unknown
}

/** Repeats the parameters wherever PostgreSQL may: in its message, its detail and where it happened. */
const failureOf = (values: unknown): Error => {
  const repeated = JSON.stringify(values ?? [])
  const message = `invalid input syntax for type uuid: "${repeated}"`
  return Object.assign(new Error(message), { code: '22P02', detail: repeated, where: repeated, hint: repeated })
}

/** Lets every statement fail the first time it comes, on whatever connection, until it is stopped. */
export const failEachQueryOnce = () => {
  const { query } = pg.Client.prototype
  const failed = new Set<string>()
  const failing = function (this: pg.Client, ...given: unknown[]) {
    const [first, second] = given
    const asked: Asked = typeof first === 'string' ? { text: first } : (first as Asked)
    const text = asked.text ?? ''
    if (failed.has(text)) return Reflect.apply(query as () => unknown, this, given)
    failed.add(text)
    const error = failureOf(Array.isArray(second) ? second : asked.values)
    const tell = given.findLast((each) => typeof each === 'function')
    if (tell === undefined) return Promise.reject(error)
    process.nextTick(tell, error)
    return undefined
  }
  pg.Client.prototype.query = failing as Query
  return {
    failed: failed as ReadonlySet<string>,
    stop: () => {
      pg.Client.prototype.query = query
    },
  }
}
