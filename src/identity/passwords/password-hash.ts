import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

interface Cost {
  /** KiB. */
  readonly memory: number
  readonly passes: number
}

/** What OWASP asks for of argon2id with one lane. Hashes carry what they cost, so that it can be raised. */
const cost: Cost = { memory: 19_456, passes: 2 }
const tagLength = 32

/** One text has many spellings in Unicode, and keyboards do not agree on one. */
const bytesOf = (password: string): Buffer => Buffer.from(password.normalize('NFKC'), 'utf8')

const tagOf = (password: string, nonce: Buffer, { memory, passes }: Cost): Promise<Buffer> =>
  derive('argon2id', { message: bytesOf(password), nonce, parallelism: 1, tagLength, memory, passes })

const plain = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/** As password hashes are written everywhere, so that another library can read them. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  const tag = await tagOf(password, nonce, cost)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${plain(nonce)}$${plain(tag)}`
}

const written = /^\$argon2id\$v=19\$m=(\d{4,7}),t=(\d{1,2}),p=1\$([\w+/]{16,})\$([\w+/]{32,})$/

/** Of nobody: it takes as long to find wrong as that of somebody. */
const nobodys = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${plain(Buffer.alloc(16))}$${plain(Buffer.alloc(tagLength))}`

/** Whether it is the one that was hashed. Without a hash it is not, after the same time: nobody learns who has one. */
export const isPassword = async (password: string, hash: string | null | undefined): Promise<boolean> => {
  const [, memory, passes, nonce = '', tag = ''] = written.exec(hash ?? nobodys) ?? []
  if (memory === undefined) throw new Error('That is no hash of a password')
  const expected = Buffer.from(tag, 'base64')
  const found = await tagOf(password, Buffer.from(nonce, 'base64'), { memory: Number(memory), passes: Number(passes) })
  const same = found.length === expected.length && timingSafeEqual(found, expected)
  return same && typeof hash === 'string'
}
