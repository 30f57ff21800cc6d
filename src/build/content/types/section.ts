import * as v from 'valibot'
import { anyFigures } from '../../../domain/pages/figures.ts'
import { sectionKinds } from '../../../domain/pages/section-kind.ts'
import { assetSchema, assetSelection } from './asset.ts'
import { linkedItems, linkIds, linkIdsSelection } from './links.ts'

const text = v.string()

export const sectionSelection = `{ items {
  kind slot heading body setting cite form items actions depth
  image ${assetSelection}
  imagesCollection(limit: 8) { items ${assetSelection} }
  faqsCollection${linkIdsSelection(8)}
  productsCollection${linkIdsSelection(6)}
} }`

export const sectionSchema = v.object({
  kind: v.picklist(sectionKinds),
  slot: v.nullish(text),
  heading: v.nullish(text),
  body: v.nullish(text),
  setting: v.nullish(v.picklist(['water', 'rain', 'sun'])),
  cite: v.nullish(text),
  depth: v.nullish(v.number()),
  form: v.nullish(text),
  items: v.nullish(
    v.array(
      v.object({
        title: text,
        text: v.exactOptional(text),
        value: v.exactOptional(text),
        time: v.exactOptional(text),
        href: v.exactOptional(text),
        ...anyFigures,
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
