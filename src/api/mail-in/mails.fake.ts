/** Lines as they come over the wire. */
const crlf = (text: string): Buffer => Buffer.from(text.replaceAll(/\r?\n/g, '\r\n'))

interface Written {
  readonly from?: string
  readonly to?: string
  readonly subject?: string
  readonly id?: string
  readonly inReplyTo?: string
  readonly references?: readonly string[]
  /** Further headers, each a whole line. */
  readonly headers?: readonly string[]
  readonly text?: string
}

let made = 0

const head = ({ from, to, subject, id, inReplyTo, references, headers = [] }: Written): string[] => {
  made += 1
  return [
    `From: ${from ?? 'Kerry Walsh <kerry@example.com>'}`,
    `To: ${to ?? 'Poolwright <help@poolwright.example>'}`,
    `Subject: ${subject ?? 'Re: We have your message'}`,
    `Message-ID: ${id ?? `<mail-${made}@mail.example.com>`}`,
    ...(inReplyTo === undefined ? [] : [`In-Reply-To: ${inReplyTo}`]),
    ...(references === undefined ? [] : [`References: ${references.join(' ')}`]),
    'Date: Thu, 19 Nov 2026 13:00:00 +1100',
    'MIME-Version: 1.0',
    ...headers,
  ]
}

/** A mail as somebody writes it who wants an answer. */
export const writtenMail = (given: Written = {}): Buffer =>
  crlf(
    [...head(given), 'Content-Type: text/plain; charset=utf-8', '', given.text ?? 'It still turns left.', ''].join(
      '\n',
    ),
  )

export const htmlMail = (html: string, given: Written = {}): Buffer =>
  crlf([...head(given), 'Content-Type: text/html; charset=utf-8', '', html, ''].join('\n'))

interface Attached {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array
}

const base64 = (content: Uint8Array): string => Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\n')

export const mailWithFiles = (files: readonly Attached[], given: Written = {}): Buffer =>
  crlf(
    [
      ...head(given),
      'Content-Type: multipart/mixed; boundary="=_part"',
      '',
      '--=_part',
      'Content-Type: text/plain; charset=utf-8',
      '',
      given.text ?? 'See the photos.',
      ...files.flatMap(({ name, type, content }) => [
        '--=_part',
        `Content-Type: ${type}; name="${name}"`,
        'Content-Transfer-Encoding: base64',
        `Content-Disposition: attachment; filename="${name}"`,
        '',
        base64(content),
      ]),
      '--=_part--',
      '',
    ].join('\n'),
  )

/** Parts within parts, with words in each. */
export const nestedMail = (depth: number, words: string, given: Written = {}): Buffer => {
  const boundary = (level: number) => `=_level-${level}`
  const type = (level: number) => `Content-Type: multipart/mixed; boundary="${boundary(level)}"`
  const levels = Array.from({ length: depth }, (_, level) => level)
  return crlf(
    [
      ...head(given),
      type(0),
      '',
      ...levels.flatMap((level) => [
        ...[`--${boundary(level)}`, 'Content-Type: text/plain', '', words],
        ...(level < depth - 1 ? [`--${boundary(level)}`, type(level + 1), ''] : []),
      ]),
      ...levels.toReversed().map((level) => `--${boundary(level)}--`),
      '',
    ].join('\n'),
  )
}

interface Failed {
  readonly recipient: string
  readonly messageId: string
  readonly action?: string
}

/** As Postfix says that a letter did not arrive. */
export const bouncedMail = ({ recipient, messageId, action = 'failed' }: Failed): Buffer =>
  crlf(`From: MAILER-DAEMON@mx.example.com (Mail Delivery System)
To: help@poolwright.example
Subject: Undelivered Mail Returned to Sender
Message-ID: <bounce-${messageId.slice(1, 12)}-${action}@mx.example.com>
Auto-Submitted: auto-replied
Return-Path: <>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="B/mx"

--B/mx
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.

--B/mx
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.com
Arrival-Date: Thu, 19 Nov 2026 13:00:00 +1100 (AEDT)

Final-Recipient: rfc822; ${recipient}
Original-Recipient: rfc822;${recipient}
Action: ${action}
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 <${recipient}>: Recipient address rejected:
    User unknown

--B/mx
Content-Description: Undelivered Message
Content-Type: message/rfc822

From: Poolwright <help@poolwright.example>
To: ${recipient}
Subject: We have your message
Message-ID: ${messageId}

Your message is with us.

--B/mx--
`)
