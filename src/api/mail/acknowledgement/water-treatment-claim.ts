import type { FormLetter } from './form-letter-words.ts'

const meanwhile = { label: 'What the warranty covers', path: 'warranty' }

export const waterTreatmentClaim: FormLetter = {
  subject: () => 'Your water treatment claim',
  words: {
    'en-au': {
      title: 'We have your claim',
      opening:
        'Your claim is with a technician. If the unit leaks or trips a safety switch, turn it off at the isolator and ring us now.',
      promise: 'within two business days',
      next: [
        'Within two business days a technician will read it and ring you. One claim in three is settled on that call.',
        'Within ten business days a part is sent, an installer is booked or the unit is exchanged. If we say no, we say why in writing, and what you can do about it.',
      ],
      meanwhile,
    },
    'en-nz': {
      title: 'We have your claim',
      opening:
        'Your claim is with the workshop. If the unit leaks or trips the RCD, turn it off at the isolator and ring us.',
      promise: '',
      next: [
        'Somebody at the workshop will read it and ring or email you.',
        'For a covered fault we pay the courier both ways, on both islands.',
      ],
      meanwhile,
    },
    'en-za': {
      title: 'We have your claim',
      opening:
        'Your claim has reached the office. If the unit leaks or trips the earth leakage, turn it off at the isolator and phone us.',
      promise: '',
      next: [
        'Somebody at the office will read it and phone or email you.',
        'If it needs a bench, you’ll have a decision in writing within five business days of it getting there.',
      ],
      meanwhile,
    },
  },
}
