import { answerWarranty } from './answer-warranty.ts'
import { approveDealer } from './approve-dealer.ts'
import { askApplication } from './ask-application.ts'
import { askChange } from './ask-change.ts'
import { askDealer } from './ask-dealer.ts'
import { askMatters } from './ask-matters.ts'
import { askWarranty } from './ask-warranty.ts'
import { refuseDealer } from './refuse-dealer.ts'
import { setActive } from './set-active.ts'
import { setPerson } from './set-person.ts'
import { setTerms } from './set-terms.ts'
import { settleChange } from './settle-change.ts'

export const dealerOperations = [
  ...[askMatters, askApplication, askChange, askWarranty, askDealer],
  ...[approveDealer, refuseDealer, settleChange, answerWarranty],
  ...[setTerms, setActive, setPerson],
]
