import { darkLetter, letterColours } from '../letter/letter-colours.ts'

/** What the shop's letters wear beside the colours of every letter, as `tokens.css` has it; tiles to come are mixed from a translucent one. */
export const shopLetterColours = {
  light: {
    ...letterColours.light,
    page: '#ebe4d7',
    foot: '#f6f2ea',
    stage: '#e3f0f2',
    tileOn: '#58c8df',
    tileOff: '#e5e6e7',
  },
  dark: { ...letterColours.dark, foot: '#162029', stage: '#1c2f39', tileOn: '#58c8df', tileOff: '#364149' },
} as const

const { dark } = shopLetterColours

/** Inline styles are the light theme on a wide screen; clients that know media queries show what is here instead. */
export const shopLetterStyles = `${darkLetter}
@media (prefers-color-scheme: dark) {
.foot { background: ${dark.foot} !important }
.stage { background: ${dark.stage} !important }
.tile-now { background: ${dark.ink} !important }
.tile-off { background: ${dark.tileOff} !important }
.rule { border-color: ${dark.ink} !important }
}
@media (max-width: 520px) {
.around { padding: 0 !important }
.side { padding-left: 20px !important; padding-right: 20px !important }
.corners { border-radius: 0 !important }
.title { font-size: 34px !important; line-height: 38px !important }
}`
