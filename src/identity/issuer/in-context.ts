import type { IncomingMessage, ServerResponse } from 'node:http'
import { askNode } from './node-handler.ts'

/** The library knows requests of Node's own server: ours, as one of those. Only its cookies are read. */
export const inContext = <Answer>(
  work: (request: IncomingMessage, response: ServerResponse) => Promise<Answer>,
  request: Request,
  publicUrl: string,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => {
      work(incoming, outgoing)
        .then(resolve, reject)
        .finally(() => outgoing.end())
    }
    // What was posted with it is somebody else's.
    const asked = new Request(request.url, { headers: request.headers })
    askNode(listener, asked, publicUrl).catch(reject)
  })
