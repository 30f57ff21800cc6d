import { cleanLine } from '../clean-words.ts'
import { cleanLetter } from '../letter/clean-letter.ts'
import type { Block } from '../letter/letter.ts'
import type { GoodsRow, OrderBlock } from './order-block.ts'
import type { ShopLetter } from './shop-letter.ts'

/** Pictures come from a web server or not at all. */
const pictureAddress = (typed: string | undefined): string | undefined => {
  const address = typed === undefined ? null : URL.parse(typed)
  return address !== null && /^https?:$/.test(address.protocol) ? address.href : undefined
}

const cleanRow = ({ name, note, amount, picture }: GoodsRow): GoodsRow => ({
  name: cleanLine(name),
  note: cleanLine(note),
  amount: cleanLine(amount),
  picture: pictureAddress(picture),
})

/** Those that every letter can have are cleaned as in every letter. */
const cleanPlain = (block: Block, { edition }: ShopLetter): readonly Block[] =>
  cleanLetter({ edition, subject: '', preheader: '', title: '', blocks: [block], smallPrint: [] }).blocks

const cleanBlock = (block: OrderBlock, letter: ShopLetter): readonly OrderBlock[] => {
  switch (block.kind) {
    case 'lead':
      return [
        { ...block, before: cleanLine(block.before), strong: cleanLine(block.strong), after: cleanLine(block.after) },
      ]
    case 'note':
      return [{ ...block, text: cleanLine(block.text) }]
    case 'link':
      return [{ ...block, label: cleanLine(block.label), address: new URL(block.address).href }]
    case 'goods':
      return [{ ...block, rows: block.rows.map(cleanRow) }]
    case 'sums':
      return [
        {
          ...block,
          sums: block.sums.map((sum) => ({ ...sum, label: cleanLine(sum.label), value: cleanLine(sum.value) })),
        },
      ]
    case 'stages':
      return [
        {
          ...block,
          stages: block.stages.map((stage) => ({ ...stage, name: cleanLine(stage.name), when: cleanLine(stage.when) })),
        },
      ]
    default:
      return cleanPlain(block, letter)
  }
}

/** Some of what a letter says was typed by somebody: both parts are made from what is left after this. */
export const cleanShopLetter = (letter: ShopLetter): ShopLetter => {
  const { subject, preheader, title, smallPrint } = cleanLetter({ ...letter, blocks: [] })
  return {
    ...letter,
    subject,
    preheader,
    title,
    about: cleanLine(letter.about),
    blocks: letter.blocks.flatMap((block) => cleanBlock(block, letter)),
    smallPrint,
    pages: letter.pages.map(({ label, address }) => ({ label: cleanLine(label), address: new URL(address).href })),
  }
}
