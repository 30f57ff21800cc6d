import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { answerViewer, noSuchFile, type ViewerServices } from '../../account/answer-viewer.ts'
import { disposition } from '../../account/my-data/disposition.ts'
import { fileName, readOwnFile } from '../../account/my-data/own-files.ts'
import { uploads } from '../../db/schema/uploads.ts'
import type { FileStore } from '../../files/file-store.ts'

const mostBytes = 1_000

const asked = v.object({ file: v.pipe(v.string(), v.uuid()), shown: v.picklist(['inline', 'download']) })

type Asked = v.InferOutput<typeof asked>

const readAsked = async (request: Request): Promise<Asked | undefined> => {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return undefined
  const text = await request.text()
  try {
    const parsed = v.safeParse(asked, JSON.parse(text.slice(0, mostBytes)))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** These were drawn anew when they came: nothing is in them but what is seen. */
const isPicture = (mediaType: string): boolean => ['image/jpeg', 'image/png', 'image/webp'].includes(mediaType)

/** One file that somebody has sent us, for staff. Pictures are shown; whatever else it is, it is only ever saved. */
export const createStaffFilesFunction =
  (services: ViewerServices & { readonly store: FileStore }) =>
  async (request: Request): Promise<Response> => {
    const wanted = request.method === 'POST' ? await readAsked(request) : undefined
    return answerViewer(request, services, { operation: 'Function.staff-files', limit: 'staffFiles' }, async () => {
      if (wanted === undefined) throw noSuchFile()
      const [row] = await services.db.select().from(uploads).where(eq(uploads.id, wanted.file))
      // What no form has claimed is nobody's yet. What came with stray mail is read before anybody can tell where it belongs.
      const isSent =
        row !== undefined && (row.submission !== null || row.warrantyRequest !== null || row.purpose === 'mail')
      const isThere = isSent && row.discardedAt === null
      const stream = isThere ? await readOwnFile(services.store, row.key) : undefined
      if (row === undefined || stream === undefined) throw noSuchFile()
      const isShown = wanted.shown === 'inline' && isPicture(row.mediaType)
      return new Response(stream, {
        headers: {
          'content-type': row.mediaType,
          'content-disposition': disposition(fileName(row), isShown ? 'inline' : 'attachment'),
          'content-security-policy': "default-src 'none'; sandbox",
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    })
  }
