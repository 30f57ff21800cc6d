import type { FormDefinition } from '../form-definition.ts'
import { emailField, nameField, phoneField } from '../person-fields.ts'
import { sizeWords } from '../upload-limits.ts'

export const jobApplicationForm: FormDefinition = {
  kind: 'job-application',
  fields: (context) => [
    nameField,
    emailField,
    phoneField(context, true),
    {
      kind: 'choice',
      name: 'position',
      label: 'Position',
      required: true,
      ask: 'Choose the position.',
      options: [
        ...context.choices.positions.filter(({ closesOn }) => closesOn >= context.today),
        { value: 'none-of-these', label: 'None of these, but I’m keen' },
      ],
    },
    {
      kind: 'long-text',
      name: 'coverLetter',
      label: 'Cover letter',
      required: false,
      hint: 'Three sentences about something you repaired are worth a page.',
      maxLength: 6000,
    },
    {
      kind: 'file',
      purpose: 'cv',
      name: 'cv',
      label: 'CV',
      required: true,
      ask: 'Add your CV.',
      hint: `A PDF or DOCX, ${sizeWords('cv', context.requestLimit)}.`,
    },
  ],
  rules: [],
}
