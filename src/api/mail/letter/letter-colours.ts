/** The brand's colours as `src/site/styles/tokens.css` has them; mail knows no custom properties. */
export const letterColours = {
  light: {
    page: '#f6f2ea',
    sheet: '#fff',
    ink: '#1d252c',
    text: '#353e47',
    muted: '#56626c',
    link: '#0a6c86',
    hair: '#dcdfe0',
    act: '#1d252c',
    actInk: '#fff',
    wave: '#0a6c86',
  },
  dark: {
    page: '#10181f',
    sheet: '#1a252e',
    ink: '#f3f7f8',
    text: '#d5dee3',
    muted: '#a3b1ba',
    link: '#7fd6e8',
    hair: '#3a464f',
    act: '#58c8df',
    actInk: '#10202a',
    wave: '#58c8df',
  },
} as const

const { dark } = letterColours

/** Inline styles are the light theme; clients that know media queries show the dark one instead. */
export const darkLetter = `@media (prefers-color-scheme: dark) {
.page { background: ${dark.page} !important }
.sheet { background: ${dark.sheet} !important }
.ink { color: ${dark.ink} !important }
.text { color: ${dark.text} !important }
.muted { color: ${dark.muted} !important }
.link { color: ${dark.link} !important }
.wave { color: ${dark.wave} !important }
.hair { border-color: ${dark.hair} !important }
.act { background: ${dark.act} !important; color: ${dark.actInk} !important }
}`
