/** The part of the Network Information API that says whether a visitor's data is worth sparing. */
export type Connection = { effectiveType?: string; saveData?: boolean }

export const readConnection = (navigator: object): Connection | undefined =>
  'connection' in navigator && typeof navigator.connection === 'object' && navigator.connection !== null
    ? navigator.connection
    : undefined

export const sparesData = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
