import type { Environment } from '../build/environment.ts'
import { editionCodes } from '../domain/edition/edition-code.ts'

/** What a person needs to know once the server is up. */
export const describeAddresses = (environment: Environment, port: number): string => {
  const local = `http://localhost:${port}`
  const { content, publicUrl } = environment
  const path = `/content/v1/spaces/${content.space}/environments/${content.environment}`
  const lines: [string, string][] = [
    ['Site', `${local}/`],
    ...editionCodes.map((code): [string, string] => [code, `${local}/${code}/`]),
    ['Content service', content.host ? `${content.host} (space ${content.space})` : `${local}${path}`],
    ...(environment.mode === 'development' ? [['Outbox', `${local}/outbox/`] as [string, string]] : []),
    ['Health', `${local}/healthz and ${local}/readyz`],
  ]
  if (publicUrl !== local) lines.push(['Public address', publicUrl])
  return ['Poolwright is up.', ...lines.map(([name, address]) => `  ${name.padEnd(16)} ${address}`), ''].join('\n')
}
