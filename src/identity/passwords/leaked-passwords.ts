let read: Promise<ReadonlySet<string>> | undefined

const readList = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
}

/** Those that come first in every list of leaked ones. Nobody is asked for it: what somebody types stays here. */
const leakedPasswords = (): Promise<ReadonlySet<string>> => {
  read ??= readList()
  return read
}

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const withoutTail = (password: string): string => password.replace(/[\d\W_]+$/, '')

/** A word with a year behind it, or with figures for letters, is guessed with the word. */
export const isLeaked = async (password: string): Promise<boolean> => {
  const list = await leakedPasswords()
  const small = password.toLowerCase()
  const word = withoutTail(small)
  const letters = [...word].map((letter) => lookAlikes[letter] ?? letter).join('')
  const half = small.slice(0, small.length / 2)
  return [small, word, letters, half.repeat(2) === small ? half : small].some(
    (each) => each.length > 3 && list.has(each),
  )
}
