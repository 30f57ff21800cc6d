import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { factsOf } from '../edition-facts.fake.ts'
import { action, heading, type Letter, lines, paragraph, steps } from './letter.ts'
import { letterColours } from './letter-colours.ts'
import { renderLetter } from './render-letter.ts'

const letter: Letter = {
  edition: factsOf('en-au'),
  subject: 'A subject',
  preheader: 'Shown in lists',
  title: 'A title',
  blocks: [
    paragraph('Hello.'),
    heading('Then'),
    steps('One thing that is long enough to go over the end of a line of seventy-eight columns.', 'Another.'),
    lines([
      { label: 'Short', value: 'yes' },
      { label: 'Empty', value: ' ' },
      { label: 'Long', value: 'a value that is long enough to go over the end of a line of seventy-eight columns' },
      { label: 'Message', value: 'First.\r\n\r\nSecond & last.' },
    ]),
    action('Look', 'https://pools.example/look?a=1&b=2'),
  ],
  smallPrint: ['Small print.'],
}

describe('a letter as text', () => {
  it('is laid out to be read', () => {
    expect(renderLetter(letter).text).toBe(`A title
=======

Hello.

Then
----

1. One thing that is long enough to go over the end of a line of seventy-eight
   columns.
2. Another.

Short: yes
Long: a value that is long enough to go over the end of a line of
  seventy-eight columns
Message:
  First.

  Second & last.

Look:
https://pools.example/look?a=1&b=2

Poolwright Australia

--\u0020
Small print.
Poolwright Australia Pty Ltd, ABN 58 994 172 637
41 Bath Road, Kirrawee NSW 2232
https://pools.example
`)
  })
})

describe('a letter as HTML', () => {
  const { html } = renderLetter(letter)

  it('is a whole document that says its language', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en-AU">/)
    expect(html).toContain('<title>A subject</title>')
  })

  it('keeps lines of what was typed and leaves out what is empty', () => {
    expect(html).toMatch(/First\.<span><br\/><\/span><span><br\/>Second &amp; last\.<\/span>/)
    expect(html).not.toContain('Empty')
  })

  it('leads where the text leads', () => {
    expect(html).toContain('href="https://pools.example/look?a=1&amp;b=2"')
  })

  it('wears the colours of the site', () => {
    const tokens = readFileSync(new URL('../../../site/styles/tokens.css', import.meta.url), 'utf8')
    for (const { hair: _mixedFromTranslucent, ...colours } of Object.values(letterColours)) {
      for (const colour of Object.values(colours)) expect(tokens).toContain(`${colour};`)
    }
  })
})
