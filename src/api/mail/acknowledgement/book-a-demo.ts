import type { FormLetter } from './form-letter-words.ts'

const meanwhile = { label: 'Dealers who do demos', path: 'support/find-a-dealer' }

export const bookADemo: FormLetter = {
  subject: () => 'Your demo request',
  words: {
    'en-au': {
      title: 'We have your demo request',
      opening: 'We have your pool and your two dates. Quote the reference if you ring about them.',
      promise: 'within one business day',
      next: [
        'We pick the dealer by your postcode, unless you named one, and email you the name and number of the shop.',
        'The dealer will ring within one business day to settle on one of your dates. Have the rough length and depth of the pool handy.',
        'The demo takes about 30 minutes. Leave the pool as dirty as it is. You need one power point within 18 m of the water and nobody swimming.',
        'The dealer leaves a written price that holds for 30 days. If you do nothing, nothing happens.',
      ],
      meanwhile,
    },
    'en-nz': {
      title: 'We’re finding you a dealer',
      opening: 'We have your two dates. Mention the reference if you ring us about them.',
      promise: 'by the end of the next working day',
      next: [
        'We’ll email you by the end of the next working day with the name of the dealer.',
        'The dealer will ring to settle on one of your two dates.',
        'The visit takes thirty minutes and needs one power point with an RCD. No tidying beforehand; a cover that comes off helps.',
      ],
      meanwhile,
    },
    'en-za': {
      title: 'Your demo request has reached us',
      opening: 'We have your pool and your two dates. Give the reference when you phone.',
      promise: 'within one business day',
      next: [
        'You’ll get a confirmation by email or SMS with the name of the dealer. Keep it for whoever is on duty at the gate.',
        'The dealer will phone within one business day to choose one of your two dates and talk about access.',
        'The demo takes half an hour and is free within 40 km of the dealer. If the power is off we move the date, not the price.',
      ],
      meanwhile,
    },
  },
}
