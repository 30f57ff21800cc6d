import type { FormLetter } from './form-letter-words.ts'

const meanwhile = { label: 'What dealers get and what we ask', path: 'support/become-a-dealer' }

export const becomeADealer: FormLetter = {
  subject: ({ brandName }) => `Your application to sell ${brandName}`,
  words: {
    'en-au': {
      title: 'We have your dealer application',
      opening: 'Your application is with our dealer manager, who reads every one.',
      promise: 'five business days',
      next: [
        'Within five business days our dealer manager will ring you with a yes, a no or a question.',
        'Unless it’s a no, we’ll come and see you. Allow an hour.',
        'The opening order is at least six robots, with 60 days to pay.',
      ],
      meanwhile,
    },
    'en-nz': {
      title: 'We have your dealer application',
      opening: 'Your application has come through to the workshop.',
      promise: 'within five working days',
      next: [
        'We’ll ring you within five working days.',
        'Then we come for a look at the workshop.',
        'You go on the list the day your first technician finishes training.',
      ],
      meanwhile,
    },
    'en-za': {
      title: 'We have your dealer application',
      opening: 'Your application has reached the office.',
      promise: 'within five business days',
      next: [
        'We’ll phone you within five business days.',
        'We visit, and see where robots would be shown and repaired.',
        'You start with four robots, 45-day terms on the first order and a trained technician.',
      ],
      meanwhile,
    },
  },
}
