import type { Problem } from '../../../domain/forms/form-definition.ts'
import { type FormState, type Trouble, untouchedForm } from './form-state.ts'
import { fromKept, type KeptUpload } from './upload-list.ts'

export interface PostedAnswer {
  /** The key it came with; empty without scripts. */
  key: string
  /** As typed, by the names of the fields. */
  values: Readonly<Record<string, string>>
  /** Files that arrived with it. */
  kept: readonly KeptUpload[]
  /** What is to be put right. */
  problems: readonly Problem[]
  /** Why nothing was taken, whatever was written. */
  trouble?: Trouble
}

/** A form as the server shows it again: everything is still in it. */
export const answeredForm = ({ key, values, kept, problems, trouble }: PostedAnswer): FormState => ({
  ...untouchedForm,
  key,
  values,
  uploads: fromKept(kept),
  complaints: Object.fromEntries(problems.map(({ field, message }) => [field, { message, told: true }])),
  // With a trouble above the form, the fields alone say what else is to be done.
  summary: trouble === undefined ? problems : [],
  phase: trouble === undefined ? { name: 'writing' } : { name: 'failed', trouble },
})
