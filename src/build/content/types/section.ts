import * as v from 'valibot'
import { sectionKinds } from '../../../content-service/model/types/section.ts'
import { assetSchema, assetSelection } from './asset.ts'
import { linkedItems, linkIds, linkIdsSelection } from './links.ts'

const text = v.string()

export const sectionSelection = `{ items {
  kind heading body setting cite form items actions
  image ${assetSelection}
  imagesCollection(limit: 8) { items ${assetSelection} }
  faqsCollection${linkIdsSelection(8)}
  productsCollection${linkIdsSelection(6)}
} }`

export const sectionSchema = v.object({
  kind: v.picklist(sectionKinds),
  heading: v.nullish(text),
  body: v.nullish(text),
  setting: v.nullish(v.picklist(['water', 'garden', 'rain', 'sun'])),
  cite: v.nullish(text),
  form: v.nullish(text),
  items: v.nullish(
    v.array(
      v.object({
        title: text,
        text: v.optional(text),
        value: v.optional(text),
        time: v.optional(text),
        href: v.optional(text),
      }),
    ),
  ),
  actions: v.nullish(v.array(v.object({ label: text, href: text }))),
  image: v.nullish(assetSchema),
  imagesCollection: linkedItems(assetSchema),
  faqsCollection: linkIds,
  productsCollection: linkIds,
})

export type SectionEntry = v.InferOutput<typeof sectionSchema>

export const sectionsSchema = linkedItems(sectionSchema)
