import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('loads the SDK when it is needed, not before', () => {
  const script = `import { registerHooks } from 'node:module'
    let loads = 0
    registerHooks({
      resolve: (name, context, next) => {
        if (name === 'stripe') loads += 1
        return next(name, context)
      },
    })
    const { createStripeGateway } = await import('./src/api/payments/stripe/stripe-gateway.ts')
    const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }
    const gateway = createStripeGateway(keys)
    const now = new Date(1_800_000_000_000)
    const seen = [gateway.cardEntry, loads]
    await gateway.readEvent('{}', 'posted by a stranger', now)
    seen.push(loads)
    await gateway.readEvent('{}', 't=1800000000,v1=00', now)
    await gateway.readEvent('{}', 't=1800000000,v1=00', now)
    console.log(JSON.stringify([...seen, loads]))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  expect(JSON.parse(stdout)).toEqual([{ kind: 'stripe', publishableKey: 'pk_test_1' }, 0, 0, 1])
})
