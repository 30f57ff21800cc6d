import type { HttpBindings } from '@hono/node-server'

/** Long enough for an answer to be heard before the connection is cut. */
const lingerMs = 1000

/**
 * Nothing more is read from a connection once its answer is out: not even to throw it away, which costs as much as what is sent.
 * It is cut a moment later, because one that is cut while it sends often loses the answer.
 */
export const hangUpAfterAnswer = ({ incoming, outgoing }: Partial<HttpBindings>): void => {
  if (!incoming || !outgoing || !('shouldKeepAlive' in outgoing)) return
  const { socket } = incoming
  outgoing.shouldKeepAlive = false
  // What Node does after the last answer on a connection.
  socket.destroySoon = () => {
    socket.end()
    socket.pause()
    // Whoever wants to read the rest off, wants to be polite as well.
    socket.resume = () => socket
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
}
