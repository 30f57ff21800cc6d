import { expect, it } from 'vitest'
import type { PostEntry } from '../content/types/post.ts'
import { relatedPosts } from './related-posts.ts'

const post = (slug: string, tags: string[] | null): PostEntry => ({
  sys: { id: slug },
  slug,
  title: slug,
  summary: slug,
  date: '2026-11-01',
  author: 'Priya Raman',
  body: slug,
  tags,
  cover: {
    sys: { id: 'cover' },
    url: '/c.webp',
    description: 'Cover',
    width: 3,
    height: 2,
    size: 1,
    contentType: 'image/webp',
  },
})

const newestFirst = [
  post('hours', ['season']),
  post('dealers', ['dealers']),
  post('bench', ['service', 'season']),
  post('leaves', null),
  post('winter', ['service']),
]
const slugs = (of: string) =>
  relatedPosts(newestFirst.find(({ slug }) => slug === of) ?? newestFirst[0] ?? post('none', []), newestFirst).map(
    ({ slug }) => slug,
  )

it('puts posts that share tags first, newest first among equals, and never the post itself', () => {
  expect(slugs('winter')).toEqual(['bench', 'hours', 'dealers'])
  expect(slugs('bench')).toEqual(['hours', 'winter', 'dealers'])
})

it('falls back to the newest where nothing is shared', () => {
  expect(slugs('leaves')).toEqual(['hours', 'dealers', 'bench'])
})
