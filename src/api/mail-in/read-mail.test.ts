import { describe, expect, it } from 'vitest'
import { bouncedMail, htmlMail, mailWithFiles, writtenMail } from './mails.fake.ts'
import { readMail } from './read-mail.ts'

const raw = (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'), 'latin1')

describe('a mail is taken apart', () => {
  it('into who, what and what it answers', async () => {
    const mail = await readMail(
      writtenMail({
        from: '=?utf-8?Q?Kerry_O=E2=80=99Walsh?= <Kerry@Example.com>',
        to: 'Help <help+AU-S-7K4M-2Q9X@poolwright.example>',
        subject: '=?utf-8?B?UsOpOiBZb3VyIHJlcGFpcg==?=',
        id: '<mine@mail.example.com>',
        inReplyTo: '<second@poolwright.example>',
        references: ['<first@poolwright.example>', '<second@poolwright.example>'],
      }),
    )
    expect(mail).toMatchObject({
      messageId: '<mine@mail.example.com>',
      from: 'kerry@example.com',
      name: 'Kerry O’Walsh',
      subject: 'Ré: Your repair',
      answers: ['<second@poolwright.example>', '<first@poolwright.example>'],
      isAutomatic: false,
      isForged: false,
      files: [],
    })
  })

  it('with the reference numbers in its subject and behind the plus of its addresses, if they are any', async () => {
    const { makeReference } = await import('../../domain/forms/reference-number.ts')
    const [one, other] = [1, 2].map((byte) => makeReference('en-au', 'repair', new Uint8Array(14).fill(byte)))
    const mail = await readMail(
      writtenMail({
        to: `help+${one?.toLowerCase()}@poolwright.example, x+y@example.com`,
        subject: `Re: Your repair ${other} (not AU-S-AAAA-AAAA), reference ${other}`,
      }),
    )
    expect(mail.references).toEqual([one, other])
  })

  it('with a name of its own where it has none, the same each time', async () => {
    const [one, again, other] = await Promise.all(
      ['a', 'a', 'b'].map((words) => readMail(raw(`From: a@example.com\n\n${words}`))),
    )
    expect(one?.messageId).toMatch(/^digest:[\da-f]{64}$/)
    expect(again?.messageId).toBe(one?.messageId)
    expect(other?.messageId).not.toBe(one?.messageId)
  })

  it('with its files, those first that were attached, and no pictures of signatures', async () => {
    const mail = raw(`From: a@example.com
Content-Type: multipart/mixed; boundary=m

--m
Content-Type: multipart/related; boundary=r

--r
Content-Type: text/html

<p>See <img src="cid:big"><img src="cid:logo">
--r
Content-Type: image/png; name=big.png
Content-ID: <big>

${'x'.repeat(20_000)}
--r
Content-Type: image/png; name=logo.png
Content-ID: <logo>

tiny
--r--
--m
Content-Type: application/pdf
Content-Disposition: attachment; filename="../../etc/receipt.pdf"

%PDF
--m
Content-Type: application/octet-stream
Content-Disposition: attachment

?
--m--
`)
    const { files, text } = await readMail(mail)
    expect(files.map(({ name }) => name)).toEqual(['receipt.pdf', 'unnamed application/octet-stream', 'big.png'])
    expect(text).toBe('See')
  })

  it('in whatever letters it says it is written, and in those it is', async () => {
    const said = (charset: string, words: string) =>
      readMail(raw(`From: a@example.com\nContent-Type: text/plain; charset=${charset}\n\n${words}`))
    expect((await said('iso-8859-1', 'Caf\xe9')).text).toContain('Café')
    expect((await said('windows-1252', '\x93Yes\x94')).text).toContain('“Yes”')
    expect((await said('utf-8', 'Caf\xc3\xa9')).text).toContain('Café')
    for (const charset of ['utf-8', 'no-such-thing', 'utf-7', 'x'.repeat(5000), '"'])
      expect((await said(charset, 'Caf\xe9 \xff\xfe\0')).text).toContain('Caf')
  })

  it('as text where it has only HTML', async () => {
    expect((await readMail(htmlMail('<p>Hello,<p>it <b>leaks</b>.'))).text).toBe('Hello,\nit leaks.')
  })

  it.each([
    ['an absence', ['Auto-Submitted: auto-replied']],
    ['a list', ['List-Id: <news.example.com>']],
    ['a newsletter', ['Precedence: bulk']],
    ['Outlook’s absence', ['X-Auto-Response-Suppress: All']],
    ['nobody', ['Return-Path: <>']],
  ])('as automatic where it is of %s', async (_of, headers) => {
    expect((await readMail(writtenMail({ headers }))).isAutomatic).toBe(true)
  })

  it('as somebody’s where nothing says otherwise', async () => {
    for (const headers of [
      [],
      ['X-Auto-Response-Suppress: DR, RN, NRN'],
      ['Auto-Submitted: no'],
      ['Return-Path: <kerry@example.com>'],
      ['Precedence: normal'],
    ])
      expect((await readMail(writtenMail({ headers }))).isAutomatic).toBe(false)
  })

  it('with what a mail server says of a letter that did not arrive, and nothing of one that is late', async () => {
    const letter = { recipient: 'kerry@example.com', messageId: '<abc123@poolwright.example>' }
    expect((await readMail(bouncedMail(letter))).bounce).toEqual({
      recipient: 'kerry@example.com',
      messageIds: ['<abc123@poolwright.example>'],
      reason: '550 5.1.1 <kerry@example.com>: Recipient address rejected: User unknown',
    })
    expect(await readMail(bouncedMail({ ...letter, action: 'delayed' }))).not.toHaveProperty('bounce')
  })

  it('as forged where its own server says so, or where it has two senders', async () => {
    const forged = async (headers: string[], from?: string) =>
      (await readMail(writtenMail({ headers, ...(from !== undefined && { from }) }))).isForged
    expect(await forged(['Authentication-Results: mx.example; spf=fail; dmarc=fail (p=NONE)'])).toBe(true)
    expect(await forged(['Authentication-Results: mx.example; spf=fail; dmarc=pass'])).toBe(false)
    expect(await forged(['From: other@example.com'])).toBe(true)
    expect(await forged([], 'kerry@example.com, other@example.com')).toBe(true)
    expect(await forged([], '"Walsh, Kerry" <kerry@example.com>')).toBe(false)
  })
})

describe('what is made to harm', () => {
  /** Of this thread alone: what else the machine does is no part of it. */
  const threadTime = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  const timed = async (mail: Uint8Array, most = 3000) => {
    const started = threadTime()
    const read = await readMail(mail)
    expect(threadTime() - started).toBeLessThan(most)
    return read
  }
  const head = 'From: Kerry <kerry@example.com>\nSubject: Hello\nMessage-ID: <h@example.com>\n'
  const isHeadOnly = {
    from: 'kerry@example.com',
    subject: 'Hello',
    messageId: '<h@example.com>',
    files: [],
    isForged: true,
  }

  it('parts without end are not taken apart: only who it is from is read', async () => {
    const many = `${head}Content-Type: multipart/mixed; boundary=a\n\n${'--a\nContent-Type: text/plain\n\nx\n'.repeat(100_000)}`
    expect(await timed(raw(many))).toMatchObject(isHeadOnly)
    const within = Array.from(
      { length: 5000 },
      (_, at) => `--b${at}\nContent-Type: multipart/mixed; boundary=b${at + 1}\n\n`,
    )
    expect(await timed(raw(`${head}Content-Type: multipart/mixed; boundary=b0\n\n${within.join('')}`))).toMatchObject(
      isHeadOnly,
    )
    const beside = Array.from({ length: 190 }, (_, at) => `--a\nContent-Type: multipart/mixed; boundary=b${at}\n\n`)
    const lines = `${beside.join('')}${'--no\n'.repeat(19_000)}`
    await timed(raw(`${head}Content-Type: multipart/mixed; boundary=a\n\n${lines}`))
  })

  it('headers without end are read no further than a head may be long', async () => {
    expect(await timed(raw(`${head}X-Long: ${'y'.repeat(5_000_000)}\n\nHi`))).toMatchObject(isHeadOnly)
    expect(await timed(raw(`${head}${'X-A: b\n'.repeat(500_000)}\nHi`))).toMatchObject(isHeadOnly)
    const { answers, references } = await timed(
      raw(`${head}References: ${'<a@b.example> '.repeat(10_000)}\nTo: ${'a+b@c.example, '.repeat(5000)}\n\nHi`),
    )
    expect([answers.length, references.length]).toEqual([1, 0])
  })

  it('lines without end are not taken apart, unless they are those of a file', async () => {
    for (const line of ['', 'On a', 'a '])
      expect(
        await timed(raw(`${head}Content-Type: text/plain; format=flowed\n\n${`${line}\n`.repeat(1_000_000)}`)),
      ).toMatchObject(isHeadOnly)
    const file = { name: 'a.pdf', type: 'application/pdf', content: Buffer.alloc(3_000_000, 'a') }
    expect((await timed(mailWithFiles([file]))).files).toHaveLength(1)
  })

  it('thousands of headers of one name cost no more than of many', async () => {
    await timed(raw(`${head}${'a:b\n'.repeat(60_000)}\nHi`), 6000)
  })

  it('tags without end are read in good time', async () => {
    const { text } = await timed(htmlMail('<b>x'.repeat(240_000)))
    expect(text).toHaveLength(240_000)
    await timed(htmlMail('<i>x</i><p>'.repeat(80_000)))
  })

  it('mails within mails are files, not words', async () => {
    let inner = 'Subject: innermost\n\nHi'
    for (let depth = 0; depth < 40; depth += 1) inner = `Content-Type: message/rfc822\n\n${inner}`
    const { text, files } = await timed(raw(`${head}${inner}`))
    expect([text, files.length]).toEqual(['', 1])
  })

  it('what is no mail at all has no sender', async () => {
    for (const bytes of ['', '\0\0\0', '\n\n', 'GET / HTTP/1.1\nHost: x\n\n', '\xff'.repeat(10_000), ': \n:\n\n'])
      expect(await timed(raw(bytes))).toMatchObject({ from: '', answers: [], references: [] })
  })

  it('twenty megabytes of base64 that is none are taken apart in good time', async () => {
    const { files } = await timed(
      mailWithFiles([{ name: 'a.jpg', type: 'image/jpeg', content: Buffer.alloc(14_000_000, '=') }]),
      8000,
    )
    expect(files).toHaveLength(1)
    await timed(raw(`${head}Content-Transfer-Encoding: base64\n\n${'=\n'.repeat(2_000_000)}`), 8000)
    await timed(raw(`${head}Content-Transfer-Encoding: quoted-printable\n\n${'=\n='.repeat(2_000_000)}`), 8000)
  })
})
