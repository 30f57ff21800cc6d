import { createFunctionHost } from '../../src/functions/function-host.ts'
import { identity } from '../../src/functions/identity.ts'

/** The issuer that is embedded: everything at /identity/. Literal, because the host reads it without running it. */
export const config = { path: '/identity/*' }

export default createFunctionHost(process.env).run(identity)
