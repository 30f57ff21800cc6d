import type { ReturnedForm } from '../../../domain/forms/posted-answer.ts'
import { type FormState, untouchedForm } from './form-state.ts'
import { fromKept } from './upload-list.ts'

/** A form as the server shows it again: everything is still in it. */
export const answeredForm = ({ key, values, kept, problems, trouble }: ReturnedForm): FormState => ({
  ...untouchedForm,
  key,
  values,
  uploads: fromKept(kept),
  complaints: Object.fromEntries(problems.map(({ field, message }) => [field, { message, told: true }])),
  // With a trouble above the form, the fields alone say what else is to be done.
  summary: trouble === undefined ? problems : [],
  phase: trouble === undefined ? { name: 'writing' } : { name: 'failed', trouble },
})
