import { createFunctionHost } from '../../src/functions/function-host.ts'
import { identity } from '../../src/functions/identity.ts'

/** The embedded issuer, at its own address. */
export default createFunctionHost(process.env).run(identity)

export const config = { path: '/identity/*' }
