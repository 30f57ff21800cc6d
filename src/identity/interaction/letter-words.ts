export const tooManyLetters =
  'This mailbox has had several letters from us. Use the newest one, or try again in an hour.'

/** Of the code of a letter that was not taken. */
export const codeProblem = (reason: 'wrong' | 'over'): string =>
  reason === 'wrong'
    ? 'That isn’t the code of the newest letter. Check it again: six figures.'
    : 'That code is over: it was used, is older than 15 minutes, or was typed wrong too often. Have another letter sent.'
