type Write = (fields: Readonly<Record<string, unknown>>, message: string) => void

/** The part of pino that the function uses. */
export interface FunctionLogger {
  readonly info: Write
  readonly warn: Write
  readonly error: Write
}
