import { describe, expect, it } from 'vitest'
import { longestWords, newWords } from './new-words.ts'

const samples: [program: string, text: string, words: string][] = [
  [
    'Gmail',
    `Hi Mele,

That worked, thank you! One more thing: the cable
is twisted again.

Kerry

On Thu, 19 Nov 2026 at 13:04, Poolwright <help@poolwright.example> wrote:

> Hello Kerry,
>
> Turn it on its back and press the track onto the small wheel.
`,
    `Hi Mele,

That worked, thank you! One more thing: the cable
is twisted again.

Kerry`,
  ],
  [
    'Gmail, whose attribution is broken over two lines',
    `Yes please.

On Thu, 19 Nov 2026 at 13:04, Poolwright Customer Care Australia
<help@poolwright.example> wrote:

> Shall we send one?`,
    'Yes please.',
  ],
  [
    'Apple Mail',
    `It still only turns left.

Sent from my iPhone

> On 19 Nov 2026, at 1:04 pm, Poolwright <help@poolwright.example> wrote:
>
> Hello Kerry,
> ﻿
> Turn it round.`,
    'It still only turns left.',
  ],
  [
    'Apple Mail, whose attribution is not quoted',
    `Serial is AU24-1234567-K.

> On 19 Nov 2026, at 1:04 pm, Poolwright <help@poolwright.example> wrote:
> 
> What is its number?

`,
    'Serial is AU24-1234567-K.',
  ],
  [
    'Outlook',
    `Hello,

the receipt is attached.

Regards
Kerry Walsh

________________________________
From: Poolwright <help@poolwright.example>
Sent: Thursday, 19 November 2026 1:04 PM
To: Kerry Walsh <kerry@example.com>
Subject: Your repair, reference AU-S-7K4M-2Q9X

Hello Kerry,
we need the receipt.`,
    `Hello,

the receipt is attached.

Regards
Kerry Walsh`,
  ],
  [
    'Outlook for desktops, which draws no line',
    `Friday suits me.

From: Poolwright <help@poolwright.example>
Sent: Thursday, 19 November 2026 1:04 PM
To: Kerry Walsh
Subject: RE: Your demo

Which day?`,
    'Friday suits me.',
  ],
  [
    'Outlook on a phone',
    `Thanks, got it.

Get Outlook for iOS<https://aka.ms/o0ukef>
________________________________
From: Poolwright <help@poolwright.example>
Sent: Thursday, November 19, 2026 1:04:11 PM
To: Kerry Walsh <kerry@example.com>
Subject: Your repair

It is ready.`,
    'Thanks, got it.',
  ],
  [
    'Samsung',
    `Can I pick it up on Saturday?


Sent from my Galaxy


-------- Original message --------
From: Poolwright <help@poolwright.example>
Date: 19/11/2026 1:04 pm (GMT+10:00)
To: Kerry Walsh <kerry@example.com>
Subject: Your repair

It is ready.`,
    'Can I pick it up on Saturday?',
  ],
  [
    'Yahoo',
    `No luck.

Sent from Yahoo Mail on Android

  On Thu, 19 Nov 2026 at 1:04 pm, Poolwright<help@poolwright.example> wrote:   Hello Kerry,
Try again.`,
    'No luck.',
  ],
  [
    'Thunderbird, with a signature and an answer below',
    `On 19/11/26 13:04, Poolwright wrote:
> Hello Kerry,
> does the light blink?

Yes, red, three times.

-- 
Kerry Walsh
0491 570 006`,
    'Yes, red, three times.',
  ],
  [
    'somebody who answers between the lines',
    `On 19/11/26 13:04, Poolwright wrote:
> Does the light blink?
Yes, red.
> Which model is it?
The S 200.`,
    `Yes, red.
The S 200.`,
  ],
  [
    'Afrikaans',
    `Dankie, dit werk.

Op Do. 19 Nov. 2026 om 13:04 het Poolwright <hulp@poolwright.example> geskryf:

> Hallo`,
    'Dankie, dit werk.',
  ],
]

describe('what is new in a mail', () => {
  it.each(samples)('is found in one of %s', (_program, text, words) => {
    expect(newWords(text)).toBe(words)
    expect(newWords(text.replaceAll('\n', '\r\n'))).toBe(words)
  })

  it('is all of it where nothing is quoted', () => {
    const text = `Hello,\n\nOn Saturday I wrote that it is broken:\nit is not.\n\nFrom: the deck it looks fine.`
    expect(newWords(text)).toBe(text)
  })

  it('is never nothing: a mail that only quotes is shown with what it quotes', () => {
    const quoted = '> Hello Kerry,\n> does the light blink?'
    expect(newWords(quoted)).toBe(quoted)
    expect(newWords('Sent from my iPhone')).toBe('Sent from my iPhone')
    expect(newWords('')).toBe('')
  })

  it('keeps what stands below a line of dashes that is no border of a signature', () => {
    const list = Array.from({ length: 20 }, (_, at) => `${at + 1}. a thing that broke`).join('\n')
    expect(newWords(`What broke:\n--\n${list}`)).toContain('20. a thing that broke')
  })

  it('has no character that cannot be seen or kept, and an end', () => {
    expect(newWords('It is\0 bro\u202eken\u200b.')).toBe('It is broken.')
    expect(newWords(`${'\ud83d'.repeat(3)}x`)).toBe('x')
    const long = newWords('😀'.repeat(longestWords))
    expect(long.length).toBeLessThanOrEqual(longestWords)
    expect(long.isWellFormed()).toBe(true)
  })

  it('is found at once in what is made to take long', () => {
    const started = performance.now()
    for (const unit of ['On ', '> ', 'wrote:', 'From: a\n', ' ', '\n', '<a@b> ', '-- \n', '_'])
      newWords(unit.repeat(300_000))
    expect(performance.now() - started).toBeLessThan(4000)
  })
})
