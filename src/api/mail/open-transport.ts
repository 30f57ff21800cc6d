import type { MailTransport } from './mail-transport.ts'
import { readSmtpUrl } from './smtp-url.ts'

/** Without a mail server letters stay in the outbox, where a developer reads them. */
const keptInOutbox: MailTransport = {
  send: async () => ({ state: 'sent', answer: 'kept in the outbox' }),
  close: async () => undefined,
}

export const transportTo = async (smtpUrl: string | undefined): Promise<MailTransport | undefined> => {
  if (smtpUrl === undefined) return keptInOutbox
  const read = readSmtpUrl(smtpUrl)
  if (!read.ok) return undefined
  const { createSmtpTransport } = await import('./smtp-transport.ts')
  return createSmtpTransport(read.server)
}
