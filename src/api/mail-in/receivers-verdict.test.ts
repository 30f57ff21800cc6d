import { describe, expect, it } from 'vitest'
import { writtenMail } from './mails.fake.ts'
import { readMail } from './read-mail.ts'
import { receiversVerdict } from './receivers-verdict.ts'

const receiver = 'mx.pools.example'
const verdict = (values: readonly string[], from = 'kerry@example.com', by: string | undefined = receiver) =>
  receiversVerdict(new Map([['authentication-results', values]]), from, by)

describe('a sender is vouched for', () => {
  it.each([
    `${receiver}; dmarc=pass`,
    `${receiver}; spf=fail smtp.mailfrom=kerry@example.com; dkim=pass header.d=example.com; dmarc=pass header.from=example.com`,
    `${receiver} 1; dmarc = pass (p=REJECT sp=NONE dis=NONE) header.from=EXAMPLE.com`,
    `(as of today) MX.Pools.Example; DMARC=PASS action=none`,
  ])('by %s', (value) => {
    expect(verdict([value])).toBe('vouched')
    // What stands below came with the mail.
    expect(verdict([value, `${receiver}; dmarc=fail`])).toBe('vouched')
  })

  it.each([
    ['another server', 'mx.example.com; dmarc=pass'],
    ['a server that only begins alike', `${receiver}.example.com; dmarc=pass`],
    ['nothing', ''],
    ['no verdict', `${receiver}; none`],
    ['a verdict on something else', `${receiver}; spf=pass; dkim=pass header.d=example.com; arc=pass`],
    ['a domain without a policy', `${receiver}; dmarc=none header.from=example.com`],
    ['a verdict on another sender', `${receiver}; dmarc=pass header.from=mallory.example`],
    ['words in quotes', `${receiver}; spf=none smtp.mailfrom="; dmarc=pass; "@example.com`],
    ['words in quotes that do not end', `${receiver}; spf=none smtp.mailfrom="\\"; dmarc=pass; x=`],
    ['words in brackets', `${receiver}; spf=none (he said (; dmarc=pass;) and so on; dmarc=pass`],
    ['two verdicts', `${receiver}; dmarc=pass; dmarc=none`],
    ['a word that only begins alike', `${receiver}; dmarc=passable`],
  ])('not by %s', (_what, value) => {
    expect(verdict([value])).toBe('unsaid')
  })

  it('by the uppermost word of the receiver alone', () => {
    const [pass, fail, none] = ['pass', 'fail', 'none'].map((said) => `${receiver}; dmarc=${said}`)
    expect(verdict([none ?? '', pass ?? ''])).toBe('unsaid')
    expect(verdict([fail ?? '', pass ?? ''])).toBe('forged')
    expect(verdict(['mx.example.com; dmarc=fail', pass ?? ''])).toBe('vouched')
    expect(verdict([`${receiver}; dmarc=pass; dmarc=fail`])).toBe('forged')
  })

  it('by nobody where nobody has said who receives our mail; that it is forged is believed', () => {
    expect(receiversVerdict(new Map(), 'kerry@example.com', receiver)).toBe('unsaid')
    const unknown = (value: string) =>
      receiversVerdict(new Map([['authentication-results', [value]]]), 'kerry@example.com', undefined)
    expect(unknown(`${receiver}; dmarc=pass`)).toBe('unsaid')
    expect(unknown(`${receiver}; dmarc=fail`)).toBe('forged')
  })

  it('in a mail by what stands above all that came with it, and never of two senders', async () => {
    const read = (headers: string[], from = 'Kerry <kerry@example.com>') =>
      readMail(writtenMail({ from, headers }), receiver)
    const [pass, fail] = ['pass', 'fail'].map((said) => `Authentication-Results: ${receiver};\n dmarc=${said}`)
    expect(await read([pass ?? ''])).toMatchObject({ verdict: 'vouched', isForged: false })
    expect(await read([fail ?? '', pass ?? ''])).toMatchObject({ verdict: 'forged', isForged: true })
    expect(await read([])).toMatchObject({ verdict: 'unsaid', isForged: false })
    expect(await read([pass ?? ''], 'kerry@example.com, mallory@example.com')).toMatchObject({
      ...{ verdict: 'unsaid', isForged: true },
    })
  })
})
