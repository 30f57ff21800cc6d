import { cleanLine } from '../../../mail/clean-words.ts'
import { cleanLetter } from '../../../mail/letter/clean-letter.ts'
import type { Block } from '../../../mail/letter/letter.ts'
import type { GoodsRow, OrderBlock } from './order-block.ts'
import type { OrderSheet } from './order-sheet.ts'

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
const cleanPlain = (block: Block, { edition }: OrderSheet): readonly Block[] =>
  cleanLetter({ edition, subject: '', preheader: '', title: '', blocks: [block], smallPrint: [] }).blocks

const cleanBlock = (block: OrderBlock, sheet: OrderSheet): readonly OrderBlock[] => {
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
      return cleanPlain(block, sheet)
  }
}

/** Some of what a letter says was typed by somebody: both parts are made from what is left after this. */
export const cleanSheet = (sheet: OrderSheet): OrderSheet => {
  const { subject, preheader, title, smallPrint } = cleanLetter({ ...sheet, blocks: [] })
  return {
    ...sheet,
    subject,
    preheader,
    title,
    about: cleanLine(sheet.about),
    blocks: sheet.blocks.flatMap((block) => cleanBlock(block, sheet)),
    smallPrint,
    pages: sheet.pages.map(({ label, address }) => ({ label: cleanLine(label), address: new URL(address).href })),
  }
}
