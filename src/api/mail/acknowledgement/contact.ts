import type { FormLetter } from './form-letter-words.ts'

const meanwhile = { label: 'Questions and answers', path: 'support/faq' }

export const contact: FormLetter = {
  subject: ({ brandName }) => `Your message to ${brandName}`,
  words: {
    'en-au': {
      title: 'We have your message',
      opening: 'Your message is with us. Quote the reference if you ring about it.',
      promise: 'within one business day',
      next: [
        'We sort by topic: orders go to the warehouse, faults to the workshop.',
        'You’ll have an answer within one business day, from somebody with a name. Reply to it and you get the same person again.',
      ],
      meanwhile,
    },
    'en-nz': {
      title: 'We have your message',
      opening: 'Your message has come through to the workshop. Have the reference handy if you ring.',
      promise: 'by the end of the next working day',
      next: [
        'Somebody who repairs robots will read it by the end of the next working day. In the week after Christmas, allow two.',
        'You’ll get an answer with a name under it. Reply, and the same person reads it.',
      ],
      meanwhile,
    },
    'en-za': {
      title: 'We have your message',
      opening: 'Your message has reached the office. Give the reference when you phone.',
      promise: 'within one business day',
      next: [
        'You’ll have a reply within one business day, from a person with a name and an extension.',
        'If it needs a bench, we’ll say which one and what it’s likely to cost.',
      ],
      meanwhile,
    },
  },
}
