import type { Attachment, Email } from 'postal-mime'
import { oneLine } from '../../domain/forms/clean-text.ts'
import { readMailAddress } from '../mail/mail-address.ts'
import type { Bounce } from './arrived-mail.ts'
import { messageIdsIn } from './mail-headers.ts'

const longestPart = 100_000

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string'
    ? content.slice(0, longestPart)
    : Buffer.from(new Uint8Array(content).subarray(0, longestPart)).toString('utf8')

const unfolded = (text: string): string => text.replaceAll(/\r?\n[ \t]+/g, ' ')

const field = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}:\\s*(?:rfc822;)?\\s*(.{1,500})$`, 'im').exec(text)?.[1]?.trim()

const original = ['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/rfc822-headers']

/** What RFC 3464 has servers say of a letter that they could not deliver; nothing of what was only late. */
export const bounceOf = ({ attachments }: Email): Bounce | undefined => {
  const status = attachments.find(({ mimeType }) => /^message\/(?:global-)?delivery-status$/.test(mimeType))
  const letter = attachments.find(({ mimeType }) => original.includes(mimeType))
  if (status === undefined || letter === undefined) return undefined
  const said = unfolded(textOf(status))
  if (!/^action:\s*failed/im.test(said)) return undefined
  const named = field(said, 'Original-Recipient') ?? field(said, 'Final-Recipient') ?? ''
  const recipient = readMailAddress(named.replaceAll(/[<>\s]/g, '').toLowerCase())
  const messageIds = messageIdsIn(field(unfolded(textOf(letter)), 'Message-ID'))
  if (recipient === undefined || messageIds.length === 0) return undefined
  const reason = (field(said, 'Diagnostic-Code') ?? field(said, 'Status') ?? '').replace(/^smtp;\s*/i, '')
  return { recipient, messageIds, reason: oneLine(reason).slice(0, 300) }
}
