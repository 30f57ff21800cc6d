import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'

/** What the service must know of a picture or document. Plain data, so that it can be cached. */
export interface ProbedFile {
  contentType: string
  hash: string
  width: number | null
  height: number | null
  /** Why the file cannot be used, if it cannot. */
  reason?: string
}

const contentTypes: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.txt': 'text/plain',
}

export const probeAssetFile = async (path: string): Promise<ProbedFile> => {
  const bytes = await readFile(path)
  const contentType = contentTypes[extname(path).toLowerCase()]
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const probed = { contentType: contentType ?? 'application/octet-stream', hash, width: null, height: null }
  if (!contentType) return { ...probed, reason: `has an extension the service does not know (${extname(path)})` }
  if (!contentType.startsWith('image/')) return probed
  // Loading the image library takes longer than everything else; most loads find all pictures in the cache.
  const { default: sharp } = await import('sharp')
  try {
    const { autoOrient } = await sharp(bytes).metadata()
    return { ...probed, width: autoOrient.width, height: autoOrient.height }
  } catch (error) {
    return {
      ...probed,
      reason: `is not a picture that can be read (${error instanceof Error ? error.message : error})`,
    }
  }
}
