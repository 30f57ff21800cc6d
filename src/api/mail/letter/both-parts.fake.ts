import { expect } from 'vitest'
import type { MailMessage } from '../mail-message.ts'
import { wordsOfHtml } from './words-of-html.fake.ts'

/** What is read, without what each part needs to be laid out: addresses, rules, numbers of steps, marks between words. */
const bare = (words: string): string[] =>
  words
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .split(/[\s,:;=·≈.]+/)
    .filter((word) => word !== '')

export const wordsOfText = (text: string): string[] =>
  bare(
    text
      .split('\n')
      .filter((line) => !/^(=+|-+ ?)$/.test(line))
      .map((line) => line.replace(/^\d\. /, ''))
      .join('\n'),
  )

/** The preheader is only shown in lists. */
export const wordsOfBody = (html: string): string[] =>
  bare(wordsOfHtml(html.replace(/<div style="display:none[^>]*>.*?<\/div>/s, '')))

/** Both parts of a letter say the same words in the same order. */
export const expectSameWords = ({ html, text }: Pick<MailMessage, 'html' | 'text'>): void => {
  expect(wordsOfBody(html).length).toBeGreaterThan(50)
  expect(wordsOfBody(html)).toEqual(wordsOfText(text))
}
