import type { News } from '../../site/content/post.ts'
import type { EditionView } from './edition-view.ts'

/** The latest post by itself, the others by month, all newest first. */
export const newsOf = (view: EditionView): News => {
  const [latest, ...earlier] = view.content.posts
  const months = Map.groupBy(earlier, (post) => post.date.slice(0, 7))
  return {
    ...(latest !== undefined && { latest: { ...view.postCard(latest), author: latest.author } }),
    months: [...months].map(([month, posts]) => ({
      month,
      name: view.day(`${month}-01`).replace(/^\d+ /, ''),
      posts: posts.map(view.postCard),
    })),
  }
}
