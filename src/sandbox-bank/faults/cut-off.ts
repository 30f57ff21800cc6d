/** The code is that of a connection which broke: servers do not report it as a mistake of their own. */
const broken = () =>
  Object.assign(new Error('The sandbox bank cut this answer off.'), { code: 'ERR_STREAM_PREMATURE_CLOSE' })

/**
 * An answer that breaks off: over a network the connection is dropped, and who reads it sees that. Thrown errors would become
 * proper answers on their way through a server. The encoding is named so that servers send what there is at once, and do not
 * take the little that came for all of it.
 */
export const cutOff = (): Response => {
  let pulls = 0
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulls += 1
      if (pulls === 1) controller.enqueue(new TextEncoder().encode('{"id":'))
      else controller.error(broken())
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } })
}
