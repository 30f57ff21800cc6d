import type { Picture } from '../../site/content/picture.ts'
import type { EditionContent } from '../content/edition-content.ts'
import type { PostEntry } from '../content/types/post.ts'
import { organizationReference } from './organization.ts'
import { largestPictureFile } from './picture.ts'

export const articleJsonLd = (
  post: PostEntry,
  { path, cover }: { path: string; cover: Picture },
  content: EditionContent,
): Record<string, unknown> => ({
  '@type': 'Article',
  headline: post.title,
  description: post.summary,
  image: [largestPictureFile(cover)],
  datePublished: post.date,
  dateModified: post.date,
  inLanguage: content.edition.locale,
  mainEntityOfPage: path,
  author: { '@type': 'Person', name: post.author },
  publisher: organizationReference(content),
})
