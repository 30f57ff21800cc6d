import type { Guide } from './guide.ts'
import { stageColour } from './picture-request.ts'
import { type Block, openSheet, paper, type Sheet, type SheetFonts, type TextStyle } from './sheet.ts'

const colours = { ink: '#1d252c', text: '#353e47', muted: '#56626c', hair: '#d3d7d9', cyan: '#58c8df' }

const body: TextStyle = { font: 'text', size: 10.2, color: colours.text, leading: 1.42 }
const strong: TextStyle = { ...body, font: 'strong', color: colours.ink }
const small: TextStyle = { ...body, size: 8.8, color: colours.muted }
const lead: TextStyle = { ...body, size: 13, color: colours.ink, leading: 1.4 }
const heading: TextStyle = { font: 'heading', size: 17, color: colours.ink, leading: 1.15, tracking: -0.3 }
const nameStyle = (size: number): TextStyle => ({ ...heading, size, leading: 1.02, tracking: size * -0.025 })

const { margin, width: paperWidth, height: paperHeight } = paper
const right = paperWidth - margin
const inner = right - margin
const stage = { top: 68, bottom: 304 }
const stageHeight = stage.bottom - stage.top

const hairline = (sheet: Sheet, x: number, y: number, width: number): void =>
  sheet.decorate((pdf) =>
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(colours.hair)
      .stroke(),
  )

/** The waterline at the foot of every sheet. */
const mosaic = (sheet: Sheet): void =>
  sheet.decorate((pdf) => {
    const tile = 12
    for (let x = 0; x < paperWidth; x += tile) pdf.roundedRect(x, paperHeight - 13, tile - 1.2, tile - 1.2, 1)
    pdf.fill(colours.cyan)
  })

const running = (sheet: Sheet, block: Block, guide: Guide): void => {
  const y = 32
  const brand: TextStyle = { ...heading, size: 14 }
  sheet.write(block, 'P', guide.brand, brand, { x: margin, y, width: inner / 2 })
  const place = { x: margin + inner / 2, y: y + 3, width: inner / 2, align: 'right' as const }
  sheet.write(block, 'P', `Quick guide, ${guide.name}`, small, place)
}

const foot = (sheet: Sheet, block: Block, { help }: Guide): void => {
  mosaic(sheet)
  sheet.write(block, 'P', `${help.phone} · ${help.email}`, small, { x: margin, y: paperHeight - 36, width: inner })
}

/** The name stands half in the water, as on the product's page. */
const opening = (sheet: Sheet, guide: Guide, picture: Buffer): number => {
  const block = sheet.open('Sect')
  running(sheet, block, guide)
  sheet.decorate((pdf) => pdf.rect(0, stage.top, paperWidth, stageHeight).fill(stageColour))
  sheet.picture(block, picture, guide.picture.description, { x: right - stageHeight, y: stage.top, size: stageHeight })
  const room = inner - stageHeight - 8
  const size = [44, 36, 30].find((each) => sheet.heightOf(guide.name, nameStyle(each), room) < each * 2.2) ?? 26
  const height = sheet.heightOf(guide.name, nameStyle(size), room)
  const below = sheet.write(block, 'H1', guide.name, nameStyle(size), {
    x: margin,
    y: stage.bottom + size * 0.46 - height,
    width: room,
  })
  return sheet.write(block, 'P', guide.summary, lead, { x: margin, y: below + 14, width: inner - 60 })
}

const boxList = (sheet: Sheet, guide: Guide, x: number, top: number, width: number): number => {
  const block = sheet.open('Sect')
  let y = sheet.write(block, 'H2', 'In the box', heading, { x, y: top, width }) + 8
  const list = sheet.open('L', block)
  for (const item of guide.box) {
    hairline(sheet, x, y, width)
    y = sheet.write(sheet.open('LI', list), 'LBody', item, body, { x, y: y + 5, width }) + 2
  }
  return y
}

const stepList = (sheet: Sheet, guide: Guide, x: number, top: number, width: number): number => {
  const block = sheet.open('Sect')
  const indent = 24
  let y = sheet.write(block, 'H2', 'First use', heading, { x, y: top, width }) + 8
  const list = sheet.open('L', block)
  for (const [index, { title, text }] of guide.steps.entries()) {
    hairline(sheet, x, y, width)
    const item = sheet.open('LI', list)
    sheet.write(item, 'Lbl', `${index + 1}`, strong, { x, y: y + 6, width: indent })
    const content = sheet.open('LBody', item)
    const column = { x: x + indent, width: width - indent }
    const below = sheet.write(content, 'P', title, strong, { ...column, y: y + 6 })
    y = sheet.write(content, 'P', text, body, { ...column, y: below }) + 4
  }
  return y
}

type Rows = [name: string, value: string][]

const specificationGroup = (sheet: Sheet, block: Block, title: string, rows: Rows, x: number, top: number): number => {
  const width = (inner - 28) / 2
  const nameWidth = 98
  let y = sheet.write(block, 'H3', title, strong, { x, y: top, width }) + 3
  const table = sheet.open('Table', block)
  for (const [name, value] of rows) {
    hairline(sheet, x, y, width)
    const row = sheet.open('TR', table)
    const named = sheet.write(row, 'TH', name, { ...body, color: colours.muted }, { x, y: y + 4, width: nameWidth })
    const place = { x: x + nameWidth + 8, y: y + 4, width: width - nameWidth - 8 }
    y = Math.max(named, sheet.write(row, 'TD', value, body, place)) + 1
  }
  return y + 12
}

/** Groups go to the column that is shorter so far, in their order. */
const specifications = (sheet: Sheet, guide: Guide, top: number): number => {
  const block = sheet.open('Sect')
  const start = sheet.write(block, 'H2', 'Key figures', heading, { x: margin, y: top, width: inner }) + 10
  const columns = [
    { x: margin, y: start },
    { x: margin + (inner + 28) / 2, y: start },
  ]
  for (const [title, group] of Object.entries(guide.specifications)) {
    const column = columns.reduce((shortest, each) => (each.y < shortest.y ? each : shortest))
    column.y = specificationGroup(sheet, block, title, Object.entries(group), column.x, column.y)
  }
  return Math.max(...columns.map(({ y }) => y))
}

const careList = (sheet: Sheet, guide: Guide, x: number, top: number, width: number): number => {
  const block = sheet.open('Sect')
  let y = sheet.write(block, 'H2', 'Looking after it', heading, { x, y: top, width }) + 8
  const list = sheet.open('L', block)
  for (const item of guide.care) {
    hairline(sheet, x, y, width)
    y = sheet.write(sheet.open('LI', list), 'LBody', item, body, { x, y: y + 5, width }) + 2
  }
  return y
}

const closing = (sheet: Sheet, { warranty, help }: Guide, x: number, top: number, width: number): number => {
  const block = sheet.open('Sect')
  const below = sheet.write(block, 'H2', 'Warranty', heading, { x, y: top, width }) + 8
  const next = sheet.write(block, 'P', warranty, body, { x, y: below, width }) + 18
  const phone = sheet.write(block, 'H2', 'A person to ask', heading, { x, y: next, width }) + 6
  const number: TextStyle = { ...heading, size: 22, tracking: -0.4 }
  let y = sheet.write(block, 'P', help.phone, number, { x, y: phone, width }) + 4
  for (const line of [help.email, help.hours, `${help.company}, ${help.address}`])
    y = sheet.write(block, 'P', line, body, { x, y, width }) + 3
  return y
}

/** Two sheets: how to begin, and what to know afterwards. */
export const drawGuide = async (guide: Guide, picture: Buffer, fonts: SheetFonts): Promise<Buffer> => {
  const info = {
    title: `${guide.name}: quick guide`,
    author: guide.brand,
    lang: guide.lang,
    date: new Date(guide.published),
  }
  const sheet = openSheet(info, fonts)
  const steps = 318
  const top = opening(sheet, guide, picture) + 26
  const side = { x: margin + steps + 32, width: inner - steps - 32 }
  const ends = [stepList(sheet, guide, margin, top, steps), boxList(sheet, guide, side.x, top, side.width)]
  foot(sheet, sheet.open('Sect'), guide)

  sheet.nextPage()
  running(sheet, sheet.open('Sect'), guide)
  const below = specifications(sheet, guide, 72) + 14
  ends.push(careList(sheet, guide, margin, below, 270), closing(sheet, guide, margin + 302, below, inner - 302))
  foot(sheet, sheet.open('Sect'), guide)
  if (sheet.pages() > 2 || Math.max(...ends) > paperHeight - 42)
    throw new Error(
      `The quick guide ${guide.file} has more to say than fits on two sheets: shorten its steps or its care.`,
    )
  return sheet.finish()
}
