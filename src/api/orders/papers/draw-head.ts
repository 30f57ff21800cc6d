import { body, heading, inner, rule, small, strong, waves } from './look.ts'
import { a4, type Paper } from './paper.ts'
import type { LabelledLines, Statement } from './statement.ts'

const left = a4.margin
const gap = 18
const column = (inner - 2 * gap) / 3

const masthead = 36

/** Up to three blocks beside each other, beneath a hairline. Returns the y below the longest. */
const drawBlocks = (paper: Paper, blocks: readonly LabelledLines[], top: number, isStrong: boolean): number => {
  const section = paper.open('Sect')
  const ends = blocks.map(({ label, lines }, index) => {
    const place = { x: left + index * (column + gap), width: column }
    rule(paper, place.x, top, column)
    let y = paper.write(section, 'P', label, small, { ...place, y: top + 7 }) + 1
    for (const [at, line] of lines.entries()) {
      // What somebody is called may be in letters that no font of ours has; the lines after it say who it is.
      if (paper.canPrint(line))
        y = paper.write(section, 'P', line, isStrong || at === 0 ? strong : body, { ...place, y })
    }
    return y
  })
  return Math.max(top, ...ends)
}

/** The head of the first page. Returns the y below it. */
export const drawHead = (paper: Paper, { facts, title, marks, parties }: Statement): number => {
  const section = paper.open('Sect')
  waves(paper, left, masthead + 1, 25)
  paper.write(section, 'P', facts.brandName, heading(16), { x: left + 32, y: masthead, width: inner / 2 })
  const below = paper.write(section, 'H1', title, heading(36), { x: left - 1, y: 84, width: inner })
  const underMarks = drawBlocks(paper, marks, below + 22, true)
  return drawBlocks(paper, parties, underMarks + 18, false)
}

/** The head of every other page, for the eye only. */
export const repeatHead = (paper: Paper, { facts, title, number }: Statement): number => {
  waves(paper, left, masthead + 1, 25)
  paper.repeat(facts.brandName, heading(16), { x: left + 32, y: masthead, width: inner / 2 })
  const place = { x: left + inner / 2, y: masthead + 3, width: inner / 2, align: 'right' as const }
  paper.repeat(`${title} ${number}`, small, place)
  return 84
}
