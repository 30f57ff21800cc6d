import { createServer } from 'node:net'

const reasons: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is in use by another program. Stop that program, or set PORT to a free port, as in PORT=${port < 65535 ? port + 1 : port - 1} npm start.`,
  EACCES: (_host, port) => `This user may not listen on port ${port}. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: (host) => `The host name ${host} is not known. Set HOST to an address of this machine.`,
}

/** Why nobody can listen there, and what to do about it. */
export const describeListenError = ({ code = '', message }: NodeJS.ErrnoException, host: string, port: number) =>
  reasons[code]?.(host, port) ?? `The server could not start: ${message}`

/** The same before there is a server, for who would otherwise hear of it after minutes of building; undefined where all is well. */
export const listenTrouble = (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(describeListenError(error, host, port)))
    probe.listen(port, host, () => probe.close(() => resolve(undefined)))
  })
