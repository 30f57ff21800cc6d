import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest()

interface Settings {
  readonly origin: string
  /** Whether it has seen a finger, a face or a PIN. */
  readonly verifies?: boolean
  /** What it says of how often it was used; most say 0. */
  readonly counter?: number
}

/** A device with one passkey, as the standard describes it, in software. */
export const createAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)

  const clientData = (type: string, challenge: string, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = ({ origin, verifies = true, counter = 0 }: Settings, attested?: Uint8Array): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = 0x01 | (verifies ? 0x04 : 0) | (attested ? 0x40 : 0)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.of(flags), count, attested ?? Buffer.alloc(0)])
  }

  const register = (
    { challenge }: PublicKeyCredentialCreationOptionsJSON,
    settings: Settings,
  ): RegistrationResponseJSON => {
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    )
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.of(0, id.length), id, key])
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authenticatorData(settings, attested))],
      ]),
    )
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, settings.origin)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    }
  }

  const signIn = (
    { challenge }: PublicKeyCredentialRequestOptionsJSON,
    settings: Settings,
  ): AuthenticationResponseJSON => {
    const [client, data] = [clientData('webauthn.get', challenge, settings.origin), authenticatorData(settings)]
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(privateKey)
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
      },
    }
  }
  return { register, signIn }
}
