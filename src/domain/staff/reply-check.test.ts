import { describe, expect, it } from 'vitest'
import { checkReply } from './reply-check.ts'

const saysNext = (words: string) => checkReply(words).saysWhatHappensNext
const warnings = (words: string) => checkReply(words).warnings

describe('an answer', () => {
  it.each([
    'We’ll post a pair of tracks tomorrow.',
    "I'll ring you on Friday.",
    'The part will leave on Monday.',
    'Reply with a photo of the label.',
    'Thanks. Please send the receipt.',
    'You have until Friday. Tell me either way by Friday.',
    'Turn the robot on its back, press the track onto the small wheel and walk it round.',
    'That is all. You need do nothing.',
  ])('says what happens next: %s', (words) => expect(saysNext(words)).toBe(true))

  it.each(['', 'Thank you for your message.', 'The warranty is three years.', 'The S 300i has two tracks.'])(
    'does not say what happens next: %s',
    (words) => expect(saysNext(words)).toBe(false),
  )

  it('is warned of exclamation marks, by their number', () => {
    expect(warnings('It has left!')).toEqual(['One exclamation mark: a full stop says it, too.'])
    expect(warnings('Hooray! It has left!!')).toEqual(['3 exclamation marks: we write none.'])
    expect(warnings('It has left.')).toEqual([])
  })

  it('is warned of praise that nobody has measured, once for each word', () => {
    expect(warnings('It is the best robot. The BEST. And amazing.')).toEqual([
      '“best” is not measured: say a figure, or leave it out.',
      '“amazing” is not measured: say a figure, or leave it out.',
    ])
    expect(warnings('Our best filter holds 60 microns.')).toEqual([])
  })

  it.each([
    'Which day suits you best?',
    'Best regards',
    'All the best,',
    'We do our best.',
    'The best time to ring is noon.',
  ])('may say: %s', (words) => expect(warnings(words)).toEqual([]))
})
