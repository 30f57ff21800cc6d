const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A name without its line, or what the line is called first; that stands above it: "Dolphin" and "S 300i". */
export const splitName = (name: string, line = ''): { line?: string; own: string } => {
  const [first = ''] = line.split(' ')
  const shared = [line, first].find((words) => words !== '' && name.startsWith(`${words} `))
  return shared === undefined ? { own: name } : { line: shared, own: capitalised(name.slice(shared.length + 1)) }
}

/** How large a name can be set. */
export const nameSize = (own: string): 'short' | 'medium' | 'long' => {
  if (own.length <= 8) return 'short'
  return own.length <= 16 ? 'medium' : 'long'
}
