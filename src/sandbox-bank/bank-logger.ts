/** As pino has it. Nothing that was typed on a card is ever given to it. */
export interface BankLogger {
  debug(details: object, message: string): void
  error(details: object, message: string): void
}

export const silentLogger: BankLogger = { debug: () => undefined, error: () => undefined }
