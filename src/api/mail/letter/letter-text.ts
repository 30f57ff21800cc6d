import { addressText } from '../../../domain/contact/address-lines.ts'
import { type Block, type Letter, type Line, signatureOf } from './letter.ts'
import { wrapText } from './wrap-text.ts'

/** What terminals and plain readers show without breaking lines themselves. */
const textWidth = 78

const wrapped = (text: string, indent = ''): string =>
  wrapText(text, textWidth - indent.length)
    .map((line) => `${indent}${line}`)
    .join('\n')

/** The first line after its mark, the others below it. */
const hanging = (mark: string, text: string, indent: string): string => {
  const [first = '', ...rest] = wrapText(text, textWidth - indent.length)
  return [`${mark}${first}`, ...rest.map((line) => `${indent}${line}`)].join('\n')
}

const lineText = ({ label, value }: Line): string => {
  if (!value.includes('\n')) return hanging('', `${label}: ${value}`, '  ')
  const quoted = value.split('\n').map((line) => (line === '' ? '' : wrapped(line, '  ')))
  return [`${label}:`, ...quoted].join('\n')
}

const stepText = (step: string, index: number): string => hanging(`${index + 1}. `, step, '   ')

const blockText = (block: Block): string => {
  switch (block.kind) {
    case 'heading':
      return `${wrapped(block.text)}\n${'-'.repeat(Math.min(block.text.length, textWidth))}`
    case 'paragraph':
      return wrapped(block.text)
    case 'words':
      return block.text
        .split('\n')
        .map((line) => wrapped(line))
        .join('\n')
    case 'steps':
      return block.steps.map(stepText).join('\n')
    case 'lines':
      return block.lines.map(lineText).join('\n')
    case 'action':
      return `${wrapped(`${block.label}:`)}\n${block.address}`
    case 'links':
      return block.links.map(({ label, address }) => `${wrapped(`${label}:`)}\n${address}`).join('\n')
    case 'code':
      return `    ${block.code}`
  }
}

/** As mail programs mark what is answered. */
const quotedText = ({ head, words }: NonNullable<Letter['quoted']>): string =>
  [
    wrapped(head),
    ...words.split('\n').flatMap((line) => wrapText(line, textWidth - 2).map((each) => `> ${each}`.trim())),
  ].join('\n')

/** The text part of a letter that has been cleaned. */
export const letterText = ({ edition, title, blocks, smallPrint, signedBy, quoted }: Letter): string => {
  const company = [
    `${edition.companyName}, ${edition.companyNumber}`,
    addressText(edition, edition.locale),
    edition.siteUrl,
  ]
  return `${[
    `${wrapped(title)}\n${'='.repeat(Math.min(title.length, textWidth))}`,
    ...blocks.map(blockText),
    [...(signedBy === undefined ? [] : [signedBy]), signatureOf(edition)].join('\n'),
    ...(quoted ? [quotedText(quoted)] : []),
    // Two hyphens and a space: readers fold away what follows.
    ['-- ', ...smallPrint.map((line) => wrapped(line)), ...company.map((line) => wrapped(line))].join('\n'),
  ].join('\n\n')}\n`
}
