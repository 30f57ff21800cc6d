import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { uploads } from '../../db/schema/uploads.ts'
import { answerViewer, noSuchFile } from '../answer-viewer.ts'
import { disposition } from './disposition.ts'
import type { MyDataServices } from './my-data-function.ts'
import { fileName, readOwnFile } from './own-files.ts'

const mostBytes = 1_000

const asked = v.object({ file: v.pipe(v.string(), v.maxLength(100)) })

/** What file is asked for; an empty name, which none has, where the request says nothing that can be read. */
const readAsked = async (request: Request): Promise<string> => {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return ''
  const text = await request.text()
  try {
    const parsed = v.safeParse(asked, JSON.parse(text.slice(0, mostBytes)))
    return parsed.success ? parsed.output.file : ''
  } catch {
    return ''
  }
}

/** One file that somebody has sent us, to them and nobody else. */
export const createMyFilesFunction =
  (services: MyDataServices) =>
  async (request: Request): Promise<Response> => {
    const file = request.method === 'POST' ? await readAsked(request) : ''
    const wanted = { operation: 'Function.my-files', limit: 'files', given: { file } } as const
    return answerViewer(request, services, wanted, async () => {
      const { db, store } = services
      const [row] = await db.select().from(uploads).where(eq(uploads.id, file))
      const stream = row && row.discardedAt === null ? await readOwnFile(store, row.key) : undefined
      if (row === undefined || stream === undefined) throw noSuchFile()
      return new Response(stream, {
        headers: {
          'content-type': row.mediaType,
          'content-disposition': disposition(fileName(row)),
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    })
  }
