import * as v from 'valibot'
import type { Collection } from '../collection.ts'
import { assetSchema, assetSelection } from './asset.ts'

const schema = v.object({
  sys: v.object({ id: v.string() }),
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  date: v.string(),
  author: v.string(),
  body: v.string(),
  tags: v.nullish(v.array(v.string())),
  cover: assetSchema,
})

export type PostEntry = v.InferOutput<typeof schema>

export const posts: Collection<PostEntry> = {
  type: 'post',
  selection: `sys { id } slug title summary date author body tags cover ${assetSelection}`,
  pageSize: 500,
  perEdition: true,
  order: '[date_DESC, slug_ASC]',
  schema,
}
