import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { acknowledgement } from './acknowledgement/acknowledgement.ts'
import { wordsOfHtml } from './letter/words-of-html.fake.ts'
import { composeMessage } from './mail-message.ts'
import type { OutboxEntry, OutboxState } from './outbox-entry.ts'
import { outboxLetterPage, outboxPage } from './outbox-page.tsx'
import { outboxPolicy, outboxStyles, outboxStylesPath } from './outbox-styles.ts'
import { receivedOf } from './received-form.fake.ts'
import { staffNotification } from './staff-notification.ts'

type Element = DefaultTreeAdapterTypes.Element

const elementsIn = (node: DefaultTreeAdapterTypes.Node): Element[] => [
  ...('tagName' in node ? [node] : []),
  ...('childNodes' in node ? node.childNodes.flatMap(elementsIn) : []),
]
const elementsOf = (page: string): Element[] => elementsIn(parse(page))
const attributesOf = (page: string, tagName: string): Record<string, string> =>
  Object.fromEntries(
    elementsOf(page)
      .find((element) => element.tagName === tagName)
      ?.attrs.map(({ name, value }) => [name, value]) ?? [],
  )

const entryOf = (state: OutboxState, id = 'letter-1', letter = acknowledgement(receivedOf('repair'))): OutboxEntry => {
  const composed = composeMessage({
    key: id,
    from: { name: 'Poolwright Australia', address: 'help@poolwright.example' },
    to: { name: 'Marguerite "Mags" O’Hara', address: 'marguerite@pond.example' },
    replyTo: { name: '', address: 'repairs@poolwright.example' },
    letter,
  })
  if (!composed.ok) throw new Error('not composed')
  return { id, queuedAt: new Date('2026-11-15T06:30:05Z'), message: composed.message, state }
}

const states: [OutboxState, string][] = [
  [{ kind: 'queued' }, 'Queued'],
  [{ kind: 'sent', at: new Date('2026-11-15T06:31:00Z') }, 'Sent 2026-11-15 06:31:00 UTC'],
  [
    { kind: 'failed', attempts: 3, reason: 'Nothing answers at mail:587', nextAt: new Date('2026-11-15T07:00:00Z') },
    'Failed so far Tried 3 times: Nothing answers at mail:587. Again at 2026-11-15 07:00:00 UTC',
  ],
  [{ kind: 'dead', attempts: 1, reason: '550 No such user' }, 'Dead letter Tried once: 550 No such user'],
]

describe('the outbox', () => {
  it.each(states)('shows what became of a letter, in the list and on its page: %j', (state, words) => {
    expect(wordsOfHtml(outboxPage({ entries: [entryOf(state)] }))).toContain(words)
    expect(wordsOfHtml(outboxLetterPage(entryOf(state)))).toContain(words)
  })

  it('leads from the list to every letter', () => {
    const page = outboxPage({ entries: [entryOf({ kind: 'queued' }, 'a/b?c')] })
    expect(attributesOf(page, 'a').href).toBe('/outbox/a%2Fb%3Fc/')
    expect(wordsOfHtml(page)).toContain('Marguerite "Mags" O’Hara <marguerite@pond.example>')
    expect(wordsOfHtml(page)).toContain('2026-11-15 06:30:05')
  })

  it('says so when there is nothing in it', () => {
    expect(wordsOfHtml(outboxPage({ entries: [] }))).toContain('Nothing has been written yet')
  })

  it('puts first what went wrong for good, with its reason', () => {
    const dead = entryOf({ kind: 'dead', attempts: 101, reason: '550 No such user' }, 'letter-0')
    const failed = {
      id: 'job-1',
      job: 'forget-old-data',
      failedAt: new Date('2026-11-15T07:00:00Z'),
      tries: 1,
      data: {},
      reason: 'cut <b>',
    }
    const page = outboxPage({ entries: [entryOf({ kind: 'queued' })], dead: [dead], failed: [failed] })
    expect(wordsOfHtml(page)).toMatch(
      /Failed jobs 2026-11-15 07:00:00 forget-old-data cut <b> Dead letters .*Tried 101 times: 550 No such user .*All letters/,
    )
  })

  it('shows headers, text and the HTML as it was written', () => {
    const entry = entryOf({ kind: 'queued' }, 'letter-1', staffNotification(receivedOf('repair')))
    const page = outboxLetterPage(entry)
    for (const fact of [entry.message.messageId, 'help@poolwright.example', 'repairs@poolwright.example']) {
      expect(wordsOfHtml(page)).toContain(fact)
    }
    expect(wordsOfHtml(page)).toContain('It goes in circles')
    expect(attributesOf(page, 'iframe').srcdoc).toBe(entry.message.html)
  })

  it('lets the links of a letter be followed from its text', () => {
    const letter = {
      subject: 'Go',
      html: '<p></p>',
      text: 'Go to https://pools.example/a/?b=1&c=2. Not to javascript:alert(1)',
    }
    const links = elementsOf(outboxLetterPage(entryOf({ kind: 'queued' }, 'a', letter)))
      .filter(({ tagName }) => tagName === 'a')
      .flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'href').map(({ value }) => value))
    expect(links).toEqual(['/outbox/', 'https://pools.example/a/?b=1&c=2'])
  })

  it('lets no letter run anything', () => {
    const letter = {
      subject: '<script>1</script>',
      html: `"><script>alert(1)</script>`,
      text: '</pre><script>1</script>',
    }
    const page = outboxLetterPage(entryOf({ kind: 'dead', attempts: 2, reason: '<img src=x>' }, '"><b>', letter))
    const tags = elementsOf(page).map(({ tagName }) => tagName)
    expect(tags).not.toContain('script')
    expect(tags).not.toContain('img')
    expect(attributesOf(page, 'iframe')).toMatchObject({ sandbox: '', srcdoc: letter.html })
    expect(outboxPolicy).toContain(`default-src 'none'`)
    expect(outboxPolicy).not.toContain('script-src')
  })

  it('takes its looks from a file alone, in both themes', () => {
    for (const page of [
      outboxPage({ entries: [entryOf({ kind: 'queued' })] }),
      outboxLetterPage(entryOf({ kind: 'queued' })),
    ]) {
      expect(page).toContain(`<link rel="stylesheet" href="${outboxStylesPath}"/>`)
      expect(
        elementsOf(page).filter(
          ({ tagName, attrs }) => tagName === 'style' || attrs.some(({ name }) => name === 'style'),
        ),
      ).toEqual([])
    }
    expect(outboxStyles).toContain('color-scheme: light dark')
  })
})
