import type { FormLetter } from './form-letter-words.ts'

const meanwhile = { label: 'What the warranty covers', path: 'warranty' }

export const registration: FormLetter = {
  subject: () => 'Your product registration',
  words: {
    'en-au': {
      title: 'We have your registration',
      opening:
        'The product and its receipt are with us. Your rights and the warranty are the same with or without a registration.',
      promise: 'within two business days',
      next: [
        'Within two business days somebody will check the receipt against the serial number and confirm the date the written warranty ends.',
        'After that, nothing, unless you ask us something or we have to recall it.',
      ],
      meanwhile,
    },
    'en-nz': {
      title: 'We have your registration',
      opening:
        'The robot and its receipt are on record with us. The Consumer Guarantees Act protects you with or without it.',
      promise: '',
      next: [
        'You’ll get a confirmation by email with the date the written warranty ends.',
        'Then nothing, until you need us or a part is recalled.',
      ],
      meanwhile,
    },
    'en-za': {
      title: 'We have your registration',
      opening:
        'The product and its invoice are on record with us. For an EcoClear, reply with the installation certificate.',
      promise: 'within three business days',
      next: [
        'Within three business days we check the invoice and confirm the date the warranty ends.',
        'After that, a claim only needs your name.',
      ],
      meanwhile,
    },
  },
}
