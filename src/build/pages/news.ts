import type { News as Posts } from '../../site/content/post.ts'
import type News from '../../site/pages/news/page.tsx'
import type { EditionView } from '../view/edition-view.ts'
import { editorial } from '../view/editorial.ts'
import { pageData } from '../view/page-data.ts'

/** The latest post by itself, the others by month, all newest first. */
const postsOf = (view: EditionView): Posts => {
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

export const news = pageData<typeof News>()((view, entry) => ({
  ...editorial(view, entry, 'news'),
  ...postsOf(view),
}))
