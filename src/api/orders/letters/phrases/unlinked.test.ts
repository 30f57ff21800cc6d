import fc from 'fast-check'
import { LinkifyIt } from 'linkify-it'
import { describe, expect, it } from 'vitest'
import { unlinked, unlinkedText } from './unlinked.ts'

// As eager as any mail client.
const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true })
linkify.tlds('example', true).tlds('casino', true)

describe('typed words', () => {
  it.each([
    ['18 Boonah Street', '18 Boonah Street'],
    ['Unit 3/18 St. George’s Rd', 'Unit 3/18 St. George’s Rd'],
    ['Visit evil.example now', 'Visit evil. example now'],
    ['https://evil.example/a', 'https: /evil. example/a'],
    ['win@evil.example', 'win at evil. example'],
    ['a\r\nBcc: b', 'a Bcc: b'],
    ['\u202eevil\u202c', 'evil'],
  ])('%j are carried as “%s”', (typed, words) => {
    expect(unlinked(typed, 80)).toBe(words)
  })

  it('are cut when they are too long', () => {
    expect(unlinked('a'.repeat(500), 60)).toBe(`${'a'.repeat(59)}…`)
  })

  it('keep their lines where they may have some', () => {
    expect(unlinkedText('Behind the gate.\n\nSee evil.example', 80)).toBe('Behind the gate.\n\nSee evil. example')
  })

  it('are never a link', () => {
    const name = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
    const domain = fc
      .tuple(name, fc.constantFrom('example', 'com', 'co.nz', 'рф', 'casino'))
      .map((parts) => parts.join('.'))
    const bait = fc.oneof(
      domain,
      domain.map((each) => `https://${each}/a?b=c`),
      domain.map((each) => `//${each}`),
      domain.map((each) => `mailto:win@${each}`),
      domain.map((each) => `win@${each}`),
      domain.map((each) => each.replaceAll('.', '。')),
      domain.map((each) => [...each].join('\u200b')),
      fc.ipV4(),
      fc.string({ unit: 'binary', maxLength: 20 }),
    )
    fc.assert(
      fc.property(
        fc.array(bait, { minLength: 1, maxLength: 5 }),
        fc.constantFrom(' ', '', '.', '\n'),
        (parts, joint) => {
          expect(linkify.match(unlinked(parts.join(joint), 200)) ?? []).toEqual([])
          expect(linkify.match(unlinkedText(parts.join(joint), 200)) ?? []).toEqual([])
        },
      ),
      { numRuns: 100 },
    )
  })
})
