import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeMessage, type MailMessage, type MessageInput, readMessage } from './mail-message.ts'

const input: MessageInput = {
  key: 'acknowledgement/7K2M9QRT',
  from: { name: 'Poolwright Australia', address: 'help@poolwright.example' },
  to: { name: 'Marguerite O’Hara', address: 'marguerite@pond.example' },
  letter: { subject: 'Your message', html: '<p>It came.</p>', text: 'It came.' },
}

const composed = (changes: Partial<MessageInput> = {}): MailMessage => {
  const result = composeMessage({ ...input, ...changes })
  if (!result.ok) throw new Error(`unusable: ${result.unusable.join()}`)
  return result.message
}

const to = (address: string, name = ''): Partial<MessageInput> => ({ to: { name, address } })
const subjected = (subject: string): string => composed({ letter: { ...input.letter, subject } }).subject

describe('the id of a message', () => {
  it('is the same for the same letter to the same person', () => {
    expect(composed().messageId).toBe(composed({ letter: { ...input.letter, text: 'Corrected.' } }).messageId)
    expect(composed().messageId).toMatch(/^<[0-9a-f]{40}@poolwright\.example>$/)
  })

  it('differs between letters, and between two people who get the same', () => {
    expect(composed({ key: 'staff/7K2M9QRT' }).messageId).not.toBe(composed().messageId)
    expect(composed(to('other@pond.example')).messageId).not.toBe(composed().messageId)
  })
})

describe('the thread of a message', () => {
  it('names what it answers, and of a long one where it began and what came last', () => {
    const references = Array.from({ length: 40 }, (_, at) => `<${at}@mail.example>`)
    const message = composed({ inReplyTo: '<39@mail.example>', references })
    expect(message.inReplyTo).toBe('<39@mail.example>')
    expect(message.references).toEqual([references[0], ...references.slice(21)])
    expect(readMessage(JSON.parse(JSON.stringify(message)))).toEqual(message)
  })

  it('leaves out what is no Message-ID: it may come from outside', () => {
    const evil = '<a@b>\r\nBcc: everybody@pond.example'
    expect(composed({ inReplyTo: evil, references: [evil, '<good@mail.example>', '', '<é@x>'] })).toMatchObject({
      references: ['<good@mail.example>'],
    })
    expect(composed({ inReplyTo: evil })).not.toHaveProperty('inReplyTo')
    expect(composed()).not.toHaveProperty('references')
  })
})

describe('an address', () => {
  it.each([
    'ana@pond.example',
    'ana.whaanga+pool@mail.pond.example',
    "o'hara_1@pond-works.example",
    `${'a'.repeat(64)}@pond.example`,
  ])('is taken as it is: %s', (address) => {
    expect(composed(to(address)).to.address).toBe(address)
  })

  it.each([
    [' ana@pond.example ', 'ana@pond.example'],
    ['ana@Pond.Example', 'ana@pond.example'],
    ['ana@tūī.example', 'ana@xn--t-2ja5q.example'],
  ])('has its domain written as servers know it: %s', (typed, address) => {
    expect(composed(to(typed)).to.address).toBe(address)
  })

  it.each([
    '',
    'ana',
    '@pond.example',
    'ana@',
    'ana@pond',
    'ana@pond..example',
    'ana@-pond.example',
    'ana..w@pond.example',
    '.ana@pond.example',
    'a na@pond.example',
    'ana@pond.example, b@pond.example',
    'ana@pond.example;b@pond.example',
    '<ana@pond.example>',
    'Ana <ana@pond.example>',
    '"ana"@pond.example',
    'ana(comment)@pond.example',
    'ana@[127.0.0.1]',
    'ana@127.0.0.1',
    'ana@pond.example\r\nBcc: b@pond.example',
    'ana@pond.example\nRCPT TO:<b@pond.example>',
    'ana\r\n@pond.example',
    'ana\u0000@pond.example',
    'ana\u202e@pond.example',
    'ana@b@pond.example',
    `${'a'.repeat(65)}@pond.example`,
    `ana@${'pond.'.repeat(60)}example`,
  ])('is refused as an answer: %j', (address) => {
    expect(composeMessage({ ...input, ...to(address) })).toEqual({ ok: false, unusable: ['to'] })
  })

  it('is named when it is the one that cannot be used', () => {
    const wrong = { name: '', address: 'nobody' }
    expect(composeMessage({ ...input, from: wrong, to: wrong, replyTo: wrong })).toEqual({
      ok: false,
      unusable: ['from', 'to', 'replyTo'],
    })
  })
})

describe('words in headers', () => {
  it('cannot start another header', () => {
    expect(subjected('Hello\r\nBcc: everybody@pond.example')).toBe('Hello Bcc: everybody@pond.example')
    expect(subjected('a\nb\u2028c\u0085d\u0000e')).toBe('a b c de')
    expect(composed(to('ana@pond.example', 'Ana\r\nX-Evil: 1')).to.name).toBe('Ana X-Evil: 1')
  })

  it('are not decoded into something else', () => {
    expect(subjected('=?utf-8?B?DQpCY2M6?=')).toBe('= ?utf-8?B?DQpCY2M6?=')
  })

  it('are cut when they are too long', () => {
    expect(subjected('word '.repeat(400)).length).toBeLessThanOrEqual(78)
    expect(composed(to('ana@pond.example', 'n'.repeat(500))).to.name.length).toBeLessThanOrEqual(64)
  })
})

describe('a message from the queue', () => {
  it('comes back as it was composed, whatever was typed', () => {
    const words = fc.string({ unit: 'binary', maxLength: 200 })
    fc.assert(
      fc.property(words, words, (subject, name) => {
        const message = composed({ letter: { ...input.letter, subject }, replyTo: { name, address: 'a@pond.example' } })
        expect(message.subject).not.toMatch(/\p{Cc}/u)
        expect(readMessage(JSON.parse(JSON.stringify(message)))).toEqual(message)
      }),
    )
  })

  it.each([
    undefined,
    {},
    { ...composed(), subject: 'Hello\r\nBcc: b@pond.example' },
    { ...composed(), messageId: '<a@b>\r\nBcc: b@pond.example' },
    { ...composed(), to: { name: '', address: 'a@pond.example\r\nBcc: b@pond.example' } },
    { ...composed(), from: { name: 'a\nb', address: 'a@pond.example' } },
    { ...composed(), inReplyTo: '<a@b>\r\nBcc: b@pond.example' },
    { ...composed(), references: ['<a@b>', 'Bcc: b@pond.example'] },
    { ...composed(), references: Array(21).fill('<a@b>') },
  ])('is nothing if it was changed on the way: %j', (stored) => {
    expect(readMessage(stored)).toBeUndefined()
  })
})
