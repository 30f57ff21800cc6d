import type { FormLetter } from './form-letter-words.ts'

const meanwhile = { label: 'Dealers who do demos', path: 'support/find-a-dealer' }

export const bookADemo: FormLetter = {
  subject: () => 'Your demo request',
  words: {
    'en-au': {
      title: 'We have your demo request',
      opening: 'We have your pool and your two dates. Quote the reference if you ring about them.',
      promise: 'within two business days',
      next: [
        'We ask the dealer nearest to your postcode, or the one you named. They have your first name, your suburb and the pool, and no more yet.',
        'The dealer takes one of your dates or offers another within two business days. You get a letter with the time and the shop’s number; they get yours, and ring about the way in.',
        'A dealer who can’t, or doesn’t answer, is followed by the next nearest. You hear who it is.',
        'The demo takes about 30 minutes. Leave the pool as dirty as it is. You need one power point within 18 m of the water and nobody swimming.',
        'The dealer leaves a written price that holds for 30 days. If you do nothing, nothing happens.',
      ],
      ownPage: 'See how it stands, change the days or cancel',
      meanwhile,
    },
    'en-nz': {
      title: 'We’re finding you a dealer',
      opening: 'We have your two dates. Mention the reference if you ring us about them.',
      promise: 'within two working days',
      next: [
        'A dealer near you has your first name, your suburb and the pool, and takes one of your dates or offers another.',
        'We’ll email you what they say within two working days, with the name of the dealer. If they can’t come, the next nearest is asked.',
        'The visit takes thirty minutes and needs one power point with an RCD. No tidying beforehand; a cover that comes off helps.',
      ],
      ownPage: 'See how it stands, change the days or cancel',
      meanwhile,
    },
    'en-za': {
      title: 'Your demo request has reached us',
      opening: 'We have your pool and your two dates. Give the reference when you phone.',
      promise: 'within two business days',
      next: [
        'You’ll get a confirmation by email with the name of the dealer. Keep it for whoever is on duty at the gate.',
        'The dealer takes one of your two dates or offers another within two business days, and then phones to talk about access. If they can’t, the next nearest is asked.',
        'The demo takes half an hour and is free within 40 km of the dealer. If the power is off we move the date, not the price.',
      ],
      ownPage: 'See how it stands, change the days or cancel',
      meanwhile,
    },
  },
}
