import { countWord } from '../../../../domain/numbers/count-word.ts'
import type { LetterTerms } from '../letter-details.ts'

/** When money that goes back is there. */
export const refundWords = ({ refundDays }: LetterTerms): string =>
  `within ${countWord(refundDays).toLowerCase()} business days`

export const mindWords = ({ returnDays }: LetterTerms): string =>
  `You have ${returnDays} days from delivery to change your mind, if it’s unused and in its carton.`
