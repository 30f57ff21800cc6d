import { bankPath } from '../api/payments/open-gateway.ts'
import { contentPath } from '../config/content-path.ts'
import type { Environment } from '../config/environment.ts'
import { editionCodes } from '../domain/edition/edition-code.ts'
import { testCards } from '../sandbox-bank/cards/test-cards.ts'

const describeCards = (): string[] => [
  'Cards that the sandbox bank knows, with any future date and any code:',
  ...testCards.map(({ number, does }) => `  ${number.padEnd(16)} ${does}`),
]

/** What a person needs to know once the server is up. */
export const describeAddresses = (environment: Environment, port: number): string => {
  const local = `http://localhost:${port}`
  const { content, publicUrl } = environment
  const lines: [string, string][] = [
    ['Site', `${local}/`],
    ...editionCodes.map((code): [string, string] => [code, `${local}/${code}/`]),
    ['Content service', content.host ? `${content.host} (space ${content.space})` : `${local}${contentPath(content)}`],
    ...(environment.mode === 'development' ? [['Outbox', `${local}/outbox/`] as [string, string]] : []),
    ['Health', `${local}/healthz and ${local}/readyz`],
  ]
  if (environment.payments.kind === 'sandbox') lines.push(['Sandbox bank', `${local}${bankPath}/`])
  if (publicUrl !== local) lines.push(['Public address', publicUrl])
  return [
    'Poolwright is up.',
    ...lines.map(([name, address]) => `  ${name.padEnd(16)} ${address}`),
    ...(environment.payments.kind === 'sandbox' ? describeCards() : []),
    '',
  ].join('\n')
}
