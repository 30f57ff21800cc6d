import { action, type Block, lines, paragraph } from '../letter/letter.ts'
import { letterText } from '../letter/letter-text.ts'
import { leadText } from './lead-words.ts'
import type { GoodsRow, OrderBlock } from './order-block.ts'
import type { ShopLetter } from './shop-letter.ts'

/** "2 × A$59.00 = A$118.00" */
const rowValue = ({ note, amount }: GoodsRow): string =>
  [note, amount].filter((part) => part !== '').join(note.includes('×') ? ' = ' : ', ')

/** The same words in a block that every letter can have. */
const plain = (block: OrderBlock): Block => {
  switch (block.kind) {
    case 'lead':
      return paragraph(leadText(block))
    case 'note':
      return paragraph(block.text)
    case 'link':
      return action(block.label, block.address)
    case 'goods':
      return lines(block.rows.map((row) => ({ label: row.name, value: rowValue(row) })))
    case 'sums':
      return lines(block.sums)
    case 'stages':
      return lines(block.stages.map(({ name, when }) => ({ label: name, value: when })))
    default:
      return block
  }
}

/** The text part of a letter that has been cleaned. */
export const shopLetterText = ({ about, pages, ...letter }: ShopLetter): string => {
  const masthead = [letter.edition.brandName, about].filter((part) => part !== '').join(' · ')
  const smallPrint = [...letter.smallPrint, ...pages.map(({ label, address }) => `${label}: ${address}`)]
  return `${masthead}\n\n${letterText({ ...letter, blocks: letter.blocks.map(plain), smallPrint })}`
}
