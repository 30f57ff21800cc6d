import * as v from 'valibot'
import type { Collection } from '../collection.ts'

const schema = v.object({
  sys: v.object({ id: v.string() }),
  slug: v.string(),
  title: v.string(),
  place: v.string(),
  employmentType: v.picklist(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY']),
  pay: v.string(),
  summary: v.string(),
  body: v.string(),
  postedOn: v.string(),
  closesOn: v.string(),
})

export type JobEntry = v.InferOutput<typeof schema>

export const jobs: Collection<JobEntry> = {
  type: 'job',
  selection: 'sys { id } slug title place employmentType pay summary body postedOn closesOn',
  pageSize: 200,
  perEdition: true,
  order: '[postedOn_DESC]',
  schema,
}
