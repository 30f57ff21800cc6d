/** Breaks one paragraph into lines between words. A word longer than a line is cut, unless it is an address. */
export const wrapText = (text: string, width: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((word) => piecesOf(word, width))) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}

const isAddress = (word: string): boolean => /^https?:\/\//.test(word)

const piecesOf = (word: string, width: number): string[] => {
  if (word.length <= width || isAddress(word)) return [word]
  const pieces: string[] = ['']
  for (const character of word) {
    const last = pieces.at(-1) ?? ''
    if (last.length + character.length > width) pieces.push(character)
    else pieces[pieces.length - 1] = last + character
  }
  return pieces
}
