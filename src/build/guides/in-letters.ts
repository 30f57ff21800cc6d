/** As much of a font as is needed to tell what it can print. */
export interface Letters {
  hasGlyphForCodePoint(codePoint: number): boolean
}

const isIn = (letter: string, font: Letters): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)

/** Text in the letters of a font: what it lacks loses its accent, or is left out rather than printed as an empty box. */
export const inLetters = (text: string, font: Letters): string =>
  [...text.normalize('NFC')]
    .map((letter) =>
      isIn(letter, font) ? letter : [...letter.normalize('NFD')].filter((each) => isIn(each, font)).join(''),
    )
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
