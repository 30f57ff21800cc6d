import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import type { ContentQuery } from '../content/fetch-collection.ts'
import { inParallel } from '../in-parallel.ts'
import { type BeginCount, countSilently } from '../progress/running-count.ts'
import { replaceFile } from '../publish/replace-file.ts'
import type { FetchAsset } from './make-pictures.ts'

/** Names a picture alike on whatever host it lies. */
export const originalPath = (url: string): string => new URL(url, 'http://content').pathname

/**
 * Path of an original → its colours in the four corners, three hexadecimal digits each, shown until the picture is there.
 * Of a picture that can be seen through, for what stands behind it shows: how many hundredths of its height are empty above
 * what it shows, in two digits.
 */
export type PictureTones = ReadonlyMap<string, string>

const keptSchema = v.record(v.string(), v.string())
const answerSchema = v.object({
  assetCollection: v.object({
    total: v.number(),
    items: v.array(v.object({ url: v.string(), contentType: v.string() })),
  }),
})

const listPictures = async (content: ContentQuery): Promise<string[]> => {
  const urls: string[] = []
  for (let seen = 0; ; ) {
    const answer = await content.query(
      'query Pictures($skip: Int) { assetCollection(skip: $skip, limit: 500) { total items { url contentType } } }',
      { skip: seen },
    )
    const { total, items } = v.parse(answerSchema, answer).assetCollection
    seen += items.length
    urls.push(...items.filter(({ contentType }) => contentType.startsWith('image/')).map(({ url }) => url))
    if (items.length === 0 || seen >= total) return urls
  }
}

const digits = (value: number): string => Math.round((value / 255) * 15).toString(16)

/** The shadow that a cut-out keeps is not what it shows. */
const solid = 200

const headroomIn = (alpha: Buffer, { width, height }: { width: number; height: number }): string => {
  const first = Math.max(
    0,
    alpha.findIndex((value) => value > solid),
  )
  return String(Math.floor((Math.floor(first / width) / height) * 100)).padStart(2, '0')
}

export const tonesOf = async (picture: Buffer): Promise<string> => {
  // Loaded only where there is a picture to look at.
  const { default: sharp } = await import('sharp')
  const { isOpaque } = await sharp(picture).stats()
  if (!isOpaque) {
    const { data, info } = await sharp(picture).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true })
    return headroomIn(data, info)
  }
  const corners = await sharp(picture).resize(2, 2, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  return [...corners].map(digits).join('')
}

/** What is not there or cannot be read is found out again. */
const readKept = (file: string): Map<string, string> => {
  try {
    return new Map(Object.entries(v.parse(keptSchema, JSON.parse(readFileSync(file, 'utf8')))))
  } catch {
    return new Map()
  }
}

/** Paths of originals change with their contents, so what was found once stays true. */
export const readPictureTones = async (
  content: ContentQuery,
  fetchAsset: FetchAsset,
  directory: string,
  beginCount: BeginCount = countSilently,
): Promise<PictureTones> => {
  const file = path.join(directory, 'looks.json')
  const kept = readKept(file)
  const missing = (await listPictures(content)).filter((url) => !kept.has(originalPath(url)))
  if (missing.length === 0) return kept
  const countOne = beginCount('pictures looked at', missing.length)
  await inParallel(missing, 4, async (url) => {
    kept.set(originalPath(url), await tonesOf(await fetchAsset(`${url}?w=48&fm=png`)))
    countOne()
  })
  mkdirSync(directory, { recursive: true })
  replaceFile(file, JSON.stringify(Object.fromEntries(kept)))
  return kept
}
