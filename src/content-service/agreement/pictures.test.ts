import { beforeAll, expect, it } from 'vitest'
import type { Content } from '../load/content.ts'
import { complaintsIn, ownContent } from './own-content.fake.ts'

let content: Content
beforeAll(async () => {
  content = await ownContent()
})

it('a robot is shown from all sides and at work', () => {
  const images = ['dolphin-s200-front', 'dolphin-s200-rear', 'dolphin-s200-side', 'dolphin-s200-detail']
  expect(complaintsIn(content, 'dolphin-s200', () => ({ images }))).toContainEqual(
    expect.stringMatching(
      /dolphin-s200\.md:\d+ images: does not show it from below, with its brushes, nor from the pool, at work/,
    ),
  )
})

it('what costs more than a part has four pictures', () => {
  const images = ['heat-pump-9-front', 'heat-pump-rear', 'heat-pump-detail']
  expect(complaintsIn(content, 'heat-pump-9', () => ({ images }))).toContainEqual(
    expect.stringMatching(/heat-pump-9\.md:\d+ images: has 3 of the 4 pictures that whatever costs over A\$200 needs/),
  )
})

it('no two products begin with the same picture', () => {
  const images = ['ecoclear-20-front', 'ecoclear-rear', 'ecoclear-detail', 'scene-ecoclear']
  expect(complaintsIn(content, 'ecoclear-30', () => ({ images }))).toContainEqual(
    expect.stringMatching(/ecoclear-30\.md:\d+ images: begins with the picture that EcoClear 20 begins with/),
  )
})

it('no scene is on more than three pages of an edition, a new post’s own, the news and home among them', () => {
  const found = complaintsIn(content, 'line-skimmi', () => ({ hero: 'scene-edge-pohutukawa' }))
  expect(found).toEqual([
    expect.stringMatching(
      /scene-edge-pohutukawa is on 4 pages of en-nz, and 3 are enough: home, news, news\/pohutukawa-season-survival, product-lines\/skimmi/,
    ),
  ])
})
