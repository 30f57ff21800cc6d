import { makeZip } from 'client-zip'
import type { FileStore } from '../../files/file-store.ts'
import { answerViewer, type ViewerServices } from '../answer-viewer.ts'
import { collectData } from './collect-data.ts'
import { ownFiles, type ZippedFile } from './own-files.ts'

export interface MyDataServices extends ViewerServices {
  readonly store: FileStore
}

/** Everything that we keep of whoever is signed in, as an archive: data.json, their files and invoices. It is made while it is sent. */
export const createMyDataFunction =
  (services: MyDataServices) =>
  (request: Request): Promise<Response> =>
    answerViewer(request, services, { operation: 'Function.my-data', limit: 'data' }, async ({ person }) => {
      const { db, store, issuer, now } = services
      const data = await collectData(db, issuer?.own, person, now())
      const all = async function* (): AsyncGenerator<ZippedFile> {
        yield { name: 'data.json', input: `${JSON.stringify(data, undefined, 2)}\n` }
        yield* ownFiles(db, store, person.id)
      }
      const day = now().toISOString().slice(0, 10)
      return new Response(makeZip(all()), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="my-data-${day}.zip"`,
          'cache-control': 'no-store',
        },
      })
    })
