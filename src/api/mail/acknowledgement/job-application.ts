import type { FormLetter } from './form-letter-words.ts'

export const jobApplication: FormLetter = {
  subject: ({ brandName }) => `Your application to ${brandName}`,
  words: {
    'en-au': {
      title: 'We have your application',
      opening: 'Your application and your CV are with us.',
      promise: 'within five business days',
      next: [
        'If it fits, a 20-minute call with the person you would work for. Ask about the roster; we ask what you last took apart.',
        'A paid half day in the team you would join.',
        'An answer within five business days of that. If it’s a no, we say why in a sentence.',
      ],
      meanwhile: { label: 'How we hire', path: 'jobs' },
    },
    'en-nz': {
      title: 'We have your application',
      opening: 'Your application and your CV are with us.',
      promise: '',
      next: ['Whoever you would work for will read it, and we’ll ring or email you.'],
    },
    'en-za': {
      title: 'We have your application',
      opening: 'Your application and your CV are with us.',
      promise: '',
      next: ['Whoever you would work for will read it, and we’ll phone or email you.'],
    },
  },
}
