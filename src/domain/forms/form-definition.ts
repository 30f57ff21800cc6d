import type { MachineTrait } from '../after-sales/machine-traits.ts'
import type { EditionCode } from '../edition/edition-code.ts'
import type { Field, FormValue, Option } from './field.ts'
import type { FormKind } from './form-kind.ts'

export interface OfferedProduct extends Option {
  /** Of the written warranty in this edition. */
  warrantyYears: number
  /** The first day on which it was sold here. */
  onSaleSince?: string
  /** A claim can be made for it. */
  waterTreatment: boolean
  /** Which faults it can have. */
  traits: readonly MachineTrait[]
}

export interface OfferedIssue extends Option {
  /** What a machine must have so that this can be wrong with it. */
  needs: readonly MachineTrait[]
}

export interface OfferedDealer extends Option {
  /** Shows robots at people's pools. */
  demo: boolean
}

export interface OfferedPosition extends Option {
  /** The last day for applications. */
  closesOn: string
}

/** What an edition has to choose from. Values are slugs. */
export interface FormChoices {
  products: readonly OfferedProduct[]
  dealers: readonly OfferedDealer[]
  positions: readonly OfferedPosition[]
  /** What may be wrong with a machine, from the troubleshooting tree. */
  issues: readonly OfferedIssue[]
  /** What a message may be about. */
  topics: readonly Option[]
  /** Whether machines are sold on this website. */
  onlineShop: boolean
}

export interface FormContext {
  edition: EditionCode
  /** The day it is in the edition, as 2026-11-15. */
  today: string
  choices: FormChoices
  /** How many MB the host of the site lets through at once, where that is less than we would take. */
  requestLimit?: number
}

export interface Problem {
  /** Name of the field to change. */
  field: string
  message: string
}

/** Looks at fields together. What is missing or wrong by itself is not in the value. */
export type FormRule = (value: FormValue, context: FormContext) => Problem[]

/** What is asked, and what must fit together. */
export interface FormParts {
  fields: (context: FormContext) => Field[]
  rules: readonly FormRule[]
}

export interface FormDefinition extends FormParts {
  kind: FormKind
}
