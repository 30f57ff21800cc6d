import { randomUUID } from 'node:crypto'
import type { MailAddress } from '../../api/mail/mail-address.ts'
import type { MailMessage } from '../../api/mail/mail-message.ts'
import { signatureHeader, signMail } from '../../api/mail-in/mail-signature.ts'
import { mailInPath } from '../../functions/mail-in.ts'
import type { SiteServices } from '../../functions/wiring/site-services.ts'

const written = ({ name, address }: MailAddress): string => (name === '' ? address : `${name} <${address}>`)

const attribution = ({ from }: MailMessage, at: Date): string => {
  const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  return `On ${day}, ${written(from)} wrote:`
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

/** Fetched with the first answer. */
const composerCode = () => import('nodemailer/lib/mail-composer')

/** The answer that a mail program sends to a letter, as it comes over the wire: what is quoted and the thread it is of are in it. */
export const answerTo = async (letter: MailMessage, words: string, sentAt: Date, now: Date): Promise<Buffer> => {
  const { default: MailComposer } = await composerCode()
  const domain = letter.to.address.slice(letter.to.address.lastIndexOf('@') + 1)
  return new MailComposer({
    messageId: `<${randomUUID()}@${domain}>`,
    from: letter.to,
    to: letter.replyTo ?? letter.from,
    subject: /^re:/i.test(letter.subject) ? letter.subject : `Re: ${letter.subject}`,
    inReplyTo: letter.messageId,
    references: [...(letter.references ?? []), letter.messageId],
    date: now,
    text: `${words}\n\n${attribution(letter, sentAt)}\n\n${quoted(letter.text)}\n`,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

/** Brings a mail in as whoever receives mail for us would: by the same function, and signed. */
export const bringMail = async (
  { receive, secrets }: SiteServices['mailIn'],
  mail: Buffer,
  now: Date,
): Promise<Response> => {
  const [secret] = await secrets()
  if (secret === undefined) throw new Error('No mail comes in here')
  const request = new Request(`http://localhost${mailInPath}`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', [signatureHeader]: signMail(mail, secret, now) },
    body: new Uint8Array(mail),
  })
  return receive(request, now)
}
