import { createHash } from 'node:crypto'

/** What a mail is called that its sender has given no name. */
export const digestOf = (raw: Uint8Array): string => `digest:${createHash('sha256').update(raw).digest('hex')}`
