import type { FormLetter } from './form-letter-words.ts'

const meanwhile = { label: 'What dealers get and what we ask', path: 'support/become-a-dealer' }

export const becomeADealer: FormLetter = {
  subject: ({ brandName }) => `Your application to sell ${brandName}`,
  words: {
    'en-au': {
      title: 'We have your dealer application',
      opening: 'Your application is with our dealer manager, who reads every one of them.',
      promise: 'five business days',
      next: [
        'Within five business days our dealer manager rings you, with a yes, a no or a question.',
        'If it is not a no, we come to see you. Allow an hour.',
        'The opening order is six robots at least, with 60 days to pay for it.',
      ],
      meanwhile,
    },
    'en-nz': {
      title: 'We have your dealer application',
      opening: 'Your application has come through to the workshop.',
      promise: 'within five working days',
      next: [
        'We ring you within five working days.',
        'Then we visit, and have a look at the workshop.',
        'Your name goes on the list the day the first technician finishes training.',
      ],
      meanwhile,
    },
    'en-za': {
      title: 'We have your dealer application',
      opening: 'Your application has reached the office.',
      promise: 'within five business days',
      next: [
        'We phone you within five business days.',
        'We visit, and look at where robots would be shown and repaired.',
        'You open with four robots, 45-day terms on the first order and a trained technician.',
      ],
      meanwhile,
    },
  },
}
