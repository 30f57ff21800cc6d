import { beforeAll, describe, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

describe('a reply template', () => {
  it('names what there is, says what happens next, and speaks in the voice of the house', () => {
    const complaints = complaintsIn(content, 'reply-thanks', () => ({ words: 'Hello {nmae}, you are the best!' }))
    for (const reason of [
      'names {nmae}, which there is not',
      'does not say what happens next',
      'One exclamation mark: a full stop says it, too.',
      '“best” is not measured: say a figure, or leave it out.',
    ])
      expect(complaints).toContainEqual(
        expect.stringMatching(new RegExp(`reply-thanks.yaml:\\d+ words: ${reason.replaceAll(/[{}.]/g, '\\$&')}`)),
      )
  })

  it('is there for every form of every edition', () => {
    expect(complaintsIn(content, 'reply-demo-on-its-way', () => ({ forms: ['contact'] }))).toEqual(
      ['en-au', 'en-nz', 'en-za'].map((code) =>
        expect.stringMatching(new RegExp(`${code}.yaml:\\d+ code: has no reply template of its own for book-a-demo`)),
      ),
    )
  })

  it('says a thing as its country does', () => {
    expect(
      complaintsIn(content, 'reply-claim-readings', () => ({ words: 'Turn off the earth leakage. I’ll ring you.' })),
    ).toContainEqual(expect.stringContaining('which is “safety switch” in en-au'))
  })
})
