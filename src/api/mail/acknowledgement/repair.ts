import type { FormLetter } from './form-letter-words.ts'

const meanwhile = { label: 'Before you pack it', path: 'support/repairs-and-parts' }

export const repair: FormLetter = {
  subject: () => 'Your repair request',
  words: {
    'en-au': {
      title: 'We have your repair request',
      opening: 'Your description is on its way to the bench. Don’t send the robot yet.',
      promise: 'within one business day',
      next: [
        'You’ll have a repair number and a likely price within one business day.',
        'Then drop it at a repair dealer, bring it to the counter, or use the label we email. Under warranty we pay the freight both ways.',
        'We do nothing above the price range without your say-so.',
      ],
      meanwhile,
    },
    'en-nz': {
      title: 'We have your repair request',
      opening: 'Your description is with the workshop. If the robot smells of burning, leave it unplugged.',
      promise: 'by the next working day',
      next: [
        'We’ll ring or email by the next working day with a likely price.',
        'You send it in a return carton, free in warranty, or hand it to a repair dealer.',
        'You approve the price before anything is done.',
      ],
      meanwhile: { ...meanwhile, label: 'Before it goes on the courier' },
    },
    'en-za': {
      title: 'We have your repair request',
      opening: 'Your description has reached the workshop. You’ll hear the price before anybody picks up a tool.',
      promise: 'within one business day',
      next: [
        'We’ll call back within one business day with a likely price.',
        'You drop the robot off at any repair dealer or at one of our three benches.',
        'You get the old parts back unless you say otherwise.',
      ],
      meanwhile: { ...meanwhile, label: 'Before you load it up' },
    },
  },
}
