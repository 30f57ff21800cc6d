import { createFunctionHost } from '../../src/functions/function-host.ts'
import { uploads } from '../../src/functions/uploads.ts'

/** Files for forms, each beneath the address of its purpose: /.netlify/functions/uploads. */
export default createFunctionHost(process.env).run(uploads)
