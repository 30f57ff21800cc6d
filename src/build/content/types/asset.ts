import * as v from 'valibot'

export const assetSelection = '{ sys { id } url width height size description contentType }'

export const assetSchema = v.object({
  sys: v.object({ id: v.string() }),
  url: v.string(),
  width: v.number(),
  height: v.number(),
  /** In bytes. */
  size: v.number(),
  description: v.pipe(v.string(), v.minLength(1, 'every picture needs an alternative text')),
  contentType: v.string(),
})

export type Asset = v.InferOutput<typeof assetSchema>
