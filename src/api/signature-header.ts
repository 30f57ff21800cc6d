const timeField = /^t=([1-9]\d{0,11})$/
const signatureField = /^v\d+=[0-9a-f]+$/

/** What a webhook says of how it was signed, by us and by Stripe. */
export interface SignatureHeader {
  /** In seconds since 1970. */
  readonly signedAt: number
  /** Each as it is written: `v1=5257a8…`. Several while one secret takes over from another. */
  readonly signatures: readonly string[]
}

/**
 * Reads `t=1492774577,v1=5257a8…,v1=…,v0=…`. Nothing else is a signature: Stripe's SDK would read `t=1492774577x` as well, and believe
 * the last of several times.
 */
export const readSignatureHeader = (header: string): SignatureHeader | undefined => {
  const fields = header.split(',')
  const times = fields.flatMap((field) => timeField.exec(field)?.[1] ?? [])
  const signatures = fields.filter((field) => signatureField.test(field))
  const isWhole = times.length === 1 && signatures.length === fields.length - 1
  return isWhole ? { signedAt: Number(times[0]), signatures } : undefined
}

/** When it was signed, in seconds. */
export const signedAt = (header: string): number | undefined => readSignatureHeader(header)?.signedAt
