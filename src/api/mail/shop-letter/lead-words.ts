export interface LeadWords {
  readonly before: string
  readonly strong: string
  readonly after: string
}

/** What stands between the strong words and the rest: nothing before a full stop or a comma. */
export const spaceAfter = ({ after }: LeadWords): string => (after === '' || /^[.,:;]/.test(after) ? '' : ' ')

export const leadText = (words: LeadWords): string =>
  [words.before, words.strong].filter((part) => part !== '').join(' ') + spaceAfter(words) + words.after
