import type { FormLetter } from './form-words.ts'

export const jobApplication: FormLetter = {
  subject: ({ brandName }) => `Your application to ${brandName}`,
  words: {
    'en-au': {
      title: 'We have your application',
      opening: 'Your application is with the person you would work for.',
      promise: 'within five business days',
      next: [
        'A call of 20 minutes, if it fits. Ask about the roster; we ask what you last took apart.',
        'A paid half day in the team you would join.',
        'An answer within five business days of that. If it is a no, we say why in a sentence.',
      ],
      meanwhile: { label: 'How we hire', path: 'jobs' },
    },
    'en-nz': {
      title: 'We have your application',
      opening: 'Your application is with the person you would work for.',
      promise: '',
      next: ['They read it themselves and ring or write to you. If it is a no, we say why in a sentence.'],
    },
    'en-za': {
      title: 'We have your application',
      opening: 'Your application is with the person you would work for.',
      promise: '',
      next: ['They read it themselves and phone or write to you. If it is a no, we say why in a sentence.'],
    },
  },
}
