import type { PostEntry } from '../content/types/post.ts'

const atMost = 3

/** What to read next: posts that share the most tags, newer ones first. `posts` are newest first. */
export const relatedPosts = (post: PostEntry, posts: PostEntry[]): PostEntry[] => {
  const tags = new Set(post.tags)
  const shared = (other: PostEntry): number => (other.tags ?? []).filter((tag) => tags.has(tag)).length
  return posts
    .filter((other) => other !== post)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, atMost)
}
