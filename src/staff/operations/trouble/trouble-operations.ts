import { askPayments } from './ask-payments.ts'
import { askTrouble } from './ask-trouble.ts'
import { giveUp } from './give-up.ts'
import { paidByHand } from './paid-by-hand.ts'
import { tryAgain } from './try-again.ts'
import { tryAllAgain } from './try-all-again.ts'

export const troubleOperations = [askTrouble, askPayments, tryAgain, tryAllAgain, giveUp, paidByHand]
