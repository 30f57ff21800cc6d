/** The site-data server answered, but not with a result. */
export class ServerError extends Error {
  override readonly name = 'ServerError'
  readonly statusCode: number
  /** The body: parsed if it was JSON, else its text. */
  readonly result: unknown

  constructor(message: string, statusCode: number, result: unknown) {
    super(message)
    this.statusCode = statusCode
    this.result = result
  }
}

/** The site-data server answered with something that is not JSON. */
export class ServerParseError extends Error {
  override readonly name = 'ServerParseError'
  readonly statusCode: number
  readonly bodyText: string

  constructor(statusCode: number, bodyText: string, cause: unknown) {
    super('The response could not be parsed', { cause })
    this.statusCode = statusCode
    this.bodyText = bodyText
  }
}
