const timeField = /^t=([1-9]\d{0,11})$/
const signatureField = /^v\d+=[0-9a-f]+$/

/**
 * When it was signed, in seconds, from `t=1492774577,v1=5257a8…,v1=…,v0=…`. Nothing else is a signature: the SDK would read
 * `t=1492774577x` as well, and believe the last of several times.
 */
export const signedAt = (header: string): number | undefined => {
  const fields = header.split(',')
  const times = fields.flatMap((field) => timeField.exec(field)?.[1] ?? [])
  const signatures = fields.filter((field) => signatureField.test(field))
  const isWhole = times.length === 1 && signatures.length === fields.length - 1
  return isWhole ? Number(times[0]) : undefined
}
