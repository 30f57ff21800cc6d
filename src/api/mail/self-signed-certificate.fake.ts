import { generateKeyPairSync, sign } from 'node:crypto'

// A certificate in DER, written out: tests need one that is not expired and whose key is in no repository.
const der = (tag: number, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const size = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), body])
}
const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts)
const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex')
const time = (year: string): Buffer => der(0x18, `${year}0101000000Z`)

const oid = {
  commonName: der(0x06, bytes('550403')),
  subjectAltName: der(0x06, bytes('551d11')),
  basicConstraints: der(0x06, bytes('551d13')),
  ecdsaWithSha256: der(0x06, bytes('2a8648ce3d040302')),
}

const pem = (label: string, body: Buffer): string =>
  `-----BEGIN ${label}-----\n${body.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`

/** Key and certificate of a host that vouches for itself. */
export const selfSignedCertificate = (host: string): { readonly key: string; readonly cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(oid.ecdsaWithSha256)
  const name = sequence(der(0x31, sequence(oid.commonName, der(0x0c, host))))
  const extensions = sequence(
    sequence(oid.basicConstraints, der(0x04, sequence(der(0x01, bytes('ff'))))),
    sequence(oid.subjectAltName, der(0x04, sequence(der(0x82, host)))),
  )
  const body = sequence(
    der(0xa0, der(0x02, bytes('02'))),
    der(0x02, bytes('01')),
    algorithm,
    name,
    sequence(time('2020'), time('2120')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  )
  const signature = der(0x03, bytes('00'), sign('sha256', body, privateKey))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem('CERTIFICATE', sequence(body, algorithm, signature)),
  }
}
