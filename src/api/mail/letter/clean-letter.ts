import { cleanLine, cleanText, shortened } from '../clean-words.ts'
import type { Block, Letter } from './letter.ts'

/** What most clients show of a subject, and what fits one line of a header. */
export const longestSubject = 78

const cleanBlock = (block: Block): Block => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: cleanLine(block.text) }
    case 'words':
      return { ...block, text: cleanText(block.text) }
    case 'steps':
      return { ...block, steps: block.steps.map(cleanLine) }
    case 'action':
      return { ...block, label: cleanLine(block.label), address: new URL(block.address).href }
    case 'links':
      return {
        ...block,
        links: block.links.map(({ label, address }) => ({ label: cleanLine(label), address: new URL(address).href })),
      }
    case 'code':
      return { ...block, code: cleanLine(block.code) }
    case 'lines':
      return {
        ...block,
        lines: block.lines
          .map(({ label, value }) => ({ label: cleanLine(label), value: cleanText(value) }))
          .filter(({ value }) => value !== ''),
      }
  }
}

/** Half of what a letter says was typed by somebody: both parts are made from what is left after this. */
export const cleanLetter = (letter: Letter): Letter => ({
  ...letter,
  subject: shortened(cleanLine(letter.subject), longestSubject),
  preheader: cleanLine(letter.preheader),
  title: cleanLine(letter.title),
  blocks: letter.blocks.map(cleanBlock),
  ...(letter.signedBy !== undefined && { signedBy: cleanLine(letter.signedBy) }),
  ...(letter.quoted && { quoted: { head: cleanLine(letter.quoted.head), words: cleanText(letter.quoted.words) } }),
  smallPrint: letter.smallPrint.map(cleanLine),
})
