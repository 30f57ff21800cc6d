import type { Paper, TextStyle } from './paper.ts'
import { a4 } from './paper.ts'

export const colours = { ink: '#1d252c', text: '#353e47', muted: '#56626c', hair: '#d3d7d9', cyan: '#58c8df' }

export const body: TextStyle = { family: 'text', size: 9.8, colour: colours.text, leading: 1.42 }
export const strong: TextStyle = { ...body, family: 'strong', colour: colours.ink }
export const small: TextStyle = { ...body, size: 8.6, colour: colours.muted }
export const heading = (size: number): TextStyle => ({
  family: 'heading',
  size,
  colour: colours.ink,
  leading: 1.12,
  tracking: size * -0.022,
})

export const inner = a4.width - 2 * a4.margin
export const right = a4.width - a4.margin

export const rule = (paper: Paper, x: number, y: number, width: number, colour = colours.hair): void =>
  paper.decorate((pdf) =>
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(colour)
      .stroke(),
  )

/** The mark of the brand: two waves. */
export const waves = (paper: Paper, x: number, y: number, width: number): void =>
  paper.decorate((pdf) => {
    pdf
      .save()
      .translate(x, y)
      .scale(width / 30)
      .lineWidth(3.2)
      .lineCap('round')
    pdf.path('M2 6.5c4.3-5.4 8.7-5.4 13 0s8.7 5.4 13 0').strokeColor(colours.cyan).stroke()
    pdf.path('M2 14.5c4.3-5.4 8.7-5.4 13 0s8.7 5.4 13 0').strokeColor(colours.ink).stroke()
    pdf.restore()
  })

/** The waterline at the foot of every sheet, as on the quick guides. */
export const waterline = (paper: Paper): void =>
  paper.decorate((pdf) => {
    const tile = 12
    for (let x = 0; x < a4.width; x += tile) pdf.roundedRect(x, a4.height - 13, tile - 1.2, tile - 1.2, 1)
    pdf.fill(colours.cyan)
  })
