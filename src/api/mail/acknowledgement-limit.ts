import { domainToASCII } from 'node:url'
import type { Db } from '../db/database.ts'
import { limits } from '../rate-limit/limits.ts'
import { consumeLimit } from '../rate-limit/rate-limit.ts'

const withoutDots = new Set(['gmail.com', 'googlemail.com'])

/** The same for all ways to write to one mailbox that are known to us. */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@')
  const domain = domainToASCII(address.slice(at + 1)).toLowerCase()
  const [local = ''] = address.slice(0, at).toLowerCase().split('+', 1)
  return `${withoutDots.has(domain) ? local.replaceAll('.', '') : local}@${domain}`
}

/** Whether somebody may be written to once more because a form names their address. It counts. */
export const mayAcknowledge = async (db: Db, address: string, now: Date): Promise<boolean> => {
  const mailbox = mailboxOf(address)
  for (const limit of [limits.acknowledgements.ofHour, limits.acknowledgements.ofDay])
    if (!(await consumeLimit(db, limit, mailbox, now)).ok) return false
  return true
}
