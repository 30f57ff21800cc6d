/** Where mail leaves, and how. */
export interface SmtpServerAddress {
  readonly host: string
  readonly port: number
  /** Encrypted from the first byte; otherwise the connection is upgraded with STARTTLS. */
  readonly encrypted: boolean
  /** Whether to go on in plain text where a server cannot upgrade: only for a mail catcher on the same machine. */
  readonly plainAllowed: boolean
  readonly credentials?: { readonly user: string; readonly password: string }
}

export type SmtpUrlReading =
  | { readonly ok: true; readonly server: SmtpServerAddress }
  | { readonly ok: false; readonly problem: string }

const standardPort = { 'smtp:': 587, 'smtps:': 465 } as const

const problem = (text: string): SmtpUrlReading => ({ ok: false, problem: text })

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Reads `smtps://user:password@host:465`, or `smtp://localhost:1025?tls=optional`. Never repeats the password. */
export const readSmtpUrl = (text: string): SmtpUrlReading => {
  const url = URL.parse(text)
  const scheme = url?.protocol
  if (!url || (scheme !== 'smtp:' && scheme !== 'smtps:')) {
    return problem('must start with smtps:// or smtp://, as in smtps://user:password@mail.example:465')
  }
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  if (host === '') return problem('names no host')
  const [user, password] = [decoded(url.username), decoded(url.password)]
  if (user === undefined || password === undefined) return problem('has a % in its user or password: write it as %25')
  if ((user === '') !== (password === '')) return problem('must have both a user and a password, or neither')
  const unknown = [...url.searchParams.keys()].filter((name) => name !== 'tls')
  if (unknown.length > 0) return problem(`has a parameter nobody knows: ${unknown.join(', ')}`)
  const tls = url.searchParams.get('tls') ?? 'required'
  if (tls !== 'required' && tls !== 'optional') return problem('may say tls=optional or tls=required, nothing else')
  return {
    ok: true,
    server: {
      host,
      port: url.port === '' ? standardPort[scheme] : Number(url.port),
      encrypted: scheme === 'smtps:',
      plainAllowed: tls === 'optional',
      ...(user !== '' && { credentials: { user, password } }),
    },
  }
}
