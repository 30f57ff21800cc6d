import type { Logger } from 'pino'
import { bankKeys, bankPath } from '../../api/payments/open-gateway.ts'
import type { Environment } from '../../config/environment.ts'
import { paymentEventsPath } from '../../functions/payment-events.ts'
import type { OpenBank } from '../../functions/wiring/shop.ts'
import type { SandboxBank } from '../../sandbox-bank/sandbox-bank.ts'
import { bankSqlIn } from './bank-sql.ts'

/** The embedded bank in this process, beside the shop. */
export const createOpenBank =
  ({ publicUrl }: Pick<Environment, 'publicUrl'>, logger: Logger) =>
  async (...[db, events]: Parameters<OpenBank>): Promise<SandboxBank> => {
    const { createSandboxBank } = await import('../../sandbox-bank/sandbox-bank.ts')
    return createSandboxBank({
      ...(await bankKeys(db)),
      sql: bankSqlIn(db),
      eventsUrl: publicUrl + paymentEventsPath,
      basePath: bankPath,
      now: () => new Date(),
      // The shop is in the same process: no need to leave it, and no need to know its port.
      fetch: (url, init) => events(new Request(url, init)),
      logger,
    })
  }
