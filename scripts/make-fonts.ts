import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'

/**
 * Cuts the site's two typefaces down to the letters and weights it uses: the whole files are four times as large and stand
 * between a visitor and the first words. Run after changing either; the results are kept in the repository.
 */
const require = createRequire(import.meta.url)
const target = path.join(import.meta.dirname, '../src/site/styles/fonts')

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** What nearly every page is written with. */
const letters = `${range(0x20, 0x7e)}\u00a0°±²³µ·×÷Ø–—‘’“”…•−é\u2009\u202f\u2011`
/** Signs and letters of the neighbouring languages that only some pages have. */
const accents = [...`${range(0xa1, 0xff)}→←↑↓≤≥≈™€`].filter((letter) => !letters.includes(letter)).join('')
/** Māori words, and names of people and places. */
const macrons = 'ĀāĒēĪīŌōŪūŠšŽžČčĆćŁłŃńŚśŻżĘęĄąŐőŰűĞğİıŞş'

const cut = async (file: string, name: string, text: string, options: Parameters<typeof subsetFont>[2]) => {
  const whole = await readFile(require.resolve(`@fontsource-variable/${file}`))
  const part = await subsetFont(whole, text, { targetFormat: 'woff2', ...options })
  writeFileSync(path.join(target, `${name}.woff2`), part)
  console.log(`${name}: ${whole.length} → ${part.length} bytes`)
}

mkdirSync(target, { recursive: true })
// Headings have no tables of figures: without the alternates of letters and figures a sixth of the file is saved.
const heading = { variationAxes: { wght: 560, wdth: 112 }, noLayoutClosure: true }
const text = { variationAxes: { wght: { min: 400, max: 640 } } }
await cut('mona-sans/files/mona-sans-latin-wdth-normal.woff2', 'mona-sans', letters, heading)
await cut('mona-sans/files/mona-sans-latin-wdth-normal.woff2', 'mona-sans-accents', accents, heading)
await cut('mona-sans/files/mona-sans-latin-ext-wdth-normal.woff2', 'mona-sans-macrons', macrons, heading)
await cut('hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', 'hanken-grotesk', letters, text)
await cut('hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2', 'hanken-grotesk-accents', accents, text)
await cut('hanken-grotesk/files/hanken-grotesk-latin-ext-wght-normal.woff2', 'hanken-grotesk-macrons', macrons, text)
