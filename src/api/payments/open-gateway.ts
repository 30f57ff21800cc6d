import type { Environment } from '../../config/environment.ts'
import type { Db } from '../db/database.ts'
import { keptSecret } from '../db/kept-secret.ts'
import type { PaymentGateway } from './gateway.ts'

export interface BankKeys {
  secretKey: string
  publishableKey: string
  eventSecret: string
}

export const bankPath = '/sandbox-bank'

/** What the shop and the embedded bank know of each other. */
export const bankKeys = async (db: Db): Promise<BankKeys> => ({
  secretKey: `sk_sandbox_${await keptSecret(db, 'sandbox-bank-secret-key')}`,
  publishableKey: `pk_sandbox_${await keptSecret(db, 'sandbox-bank-publishable-key')}`,
  eventSecret: `whsec_${await keptSecret(db, 'sandbox-bank-event-secret')}`,
})

/** No request of ours lasts as long as an attempt counts as on its way. */
const timeoutMs = 12_000

/** Whoever charges cards; undefined where nobody does. `bank`: the embedded one, where it is in this process. */
export const openGateway = async (
  { payments, publicUrl }: Pick<Environment, 'payments' | 'publicUrl'>,
  db: Db,
  bank?: (request: Request) => Promise<Response>,
): Promise<PaymentGateway | undefined> => {
  if (payments.kind === 'none') return undefined
  if (payments.kind === 'stripe') {
    const { createStripeGateway } = await import('./stripe/stripe-gateway.ts')
    const { secretKey, publishableKey, webhookSecrets } = payments
    return createStripeGateway({
      secretKey,
      publishableKey,
      webhookSecret: webhookSecrets,
      timeoutMs,
      maxNetworkRetries: 2,
    })
  }
  const { createSandboxGateway } = await import('./sandbox/sandbox-gateway.ts')
  const { secretKey, eventSecret } = await bankKeys(db)
  return createSandboxGateway({
    bankUrl: publicUrl + bankPath,
    fieldsUrl: `${bankPath}/fields`,
    secretKey,
    eventSecret,
    fetch: bank ?? ((request) => fetch(request)),
    timeoutMs,
  })
}
