import type { FormChoices } from '../../domain/forms/form-definition.ts'

/** What the form of a page has to choose from, and when it was put there. */
export interface FormOffer {
  timeZone: string
  /** The day of the build. */
  today: string
  choices: FormChoices
  /** How many MB the host lets through at once, where that is less than we would take. */
  requestLimit?: number
}
