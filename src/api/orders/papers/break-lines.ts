/** Breaks a text between words into lines that fit; a word that fits no line is cut. */
export const breakLines = (text: string, width: number, widthOf: (text: string) => number): string[] => {
  if (widthOf(text) <= width) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((each) => piecesOf(each, width, widthOf))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(longer) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

const piecesOf = (word: string, width: number, widthOf: (text: string) => number): string[] => {
  if (widthOf(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && widthOf(piece + letter) > width) {
      pieces.push(piece)
      piece = letter
    } else piece += letter
  }
  return [...pieces, piece]
}
