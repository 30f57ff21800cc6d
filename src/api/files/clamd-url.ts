export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string }

export type ClamdUrlReading =
  | { readonly ok: true; readonly address: ClamdAddress }
  | { readonly ok: false; readonly problem: string }

const standardPort = 3310

/** Reads `clamd://host:3310`, or `clamd:///run/clamav/clamd.ctl` for a socket on this machine. */
export const readClamdUrl = (text: string): ClamdUrlReading => {
  const url = URL.parse(text)
  if (url?.protocol !== 'clamd:') {
    return { ok: false, problem: 'must look like clamd://host:3310 or clamd:///run/clamav/clamd.ctl' }
  }
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') {
    return { ok: false, problem: 'may have a host and a port, or a path, and nothing else' }
  }
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const hasPath = url.pathname !== '' && url.pathname !== '/'
  if (host === '') {
    if (!hasPath) return { ok: false, problem: 'names neither a host nor a socket' }
    if (url.pathname.includes('%')) return { ok: false, problem: 'may have letters, digits, - _ . / in its path only' }
    return { ok: true, address: { path: url.pathname } }
  }
  if (hasPath) return { ok: false, problem: 'names a host and a path: a socket is written with three slashes' }
  return { ok: true, address: { host, port: url.port === '' ? standardPort : Number(url.port) } }
}
