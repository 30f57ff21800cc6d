import type Post from '../../site/templates/post/page.tsx'
import { articleJsonLd } from '../json-ld/article.ts'
import type { SitePage } from '../registry/site-page.ts'
import { templatePage } from '../registry/template-page.ts'
import type { EditionView } from '../view/edition-view.ts'
import { renderArticle } from '../view/markdown.ts'
import { shorten } from '../view/shorten.ts'
import { relatedPosts } from './related-posts.ts'

export const postPages = (view: EditionView): SitePage[] =>
  view.content.posts.map((post) => {
    const path = view.href(`news/${post.slug}`)
    return templatePage<typeof Post>()(view, {
      path,
      entry: post.sys.id,
      component: 'templates/post',
      title: shorten(post.title, 60),
      description: shorten(post.summary, 160),
      searchKind: 'news',
      breadcrumbs: [
        { name: 'News', path: view.href('news') },
        { name: post.title, path },
      ],
      jsonLd: [articleJsonLd(post, { path, cover: view.picture(post.cover) }, view.content)],
      picture: view.picture(post.cover),
      modified: post.date,
      data: {
        title: post.title,
        summary: post.summary,
        date: post.date.slice(0, 10),
        dateText: view.day(post.date),
        author: post.author,
        picture: view.picture(post.cover),
        html: renderArticle(post.body),
        tags: post.tags ?? [],
        related: relatedPosts(post, view.content.posts).map((other) => {
          const { href, title, date, dateText } = view.postCard(other)
          return { href, title, date, dateText }
        }),
      },
    })
  })
