import type { EditionCode } from '../../domain/edition/edition-code.ts'
import type { FormKind } from '../../domain/forms/form-kind.ts'
import { factsOf } from './edition-facts.fake.ts'
import type { ReceivedForm } from './received-form.ts'

export const receivedOf = (
  form: FormKind,
  edition: EditionCode = 'en-au',
  changes: Partial<ReceivedForm> = {},
): ReceivedForm => ({
  form,
  edition: factsOf(edition),
  reference: '7K2M9QRT',
  sender: { name: 'Marguerite O’Hara', email: 'marguerite@pond.example', phone: '0491 570 156' },
  place: 'Kirrawee 2232',
  about: 'Dolphin S 300i',
  lines: [
    { field: 'product', label: 'Product', value: 'Dolphin S 300i' },
    { field: 'serial', label: 'Serial number', value: 'AU24-1234567-K' },
    {
      field: 'message',
      label: 'Message',
      value:
        'It goes in circles, always to the left, since the storm on Tuesday; before that it did what robots do.\n\nWhat now?',
    },
  ],
  chosen: ['product'],
  ...changes,
})
