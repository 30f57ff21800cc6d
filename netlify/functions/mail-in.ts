import { createFunctionHost } from '../../src/functions/function-host.ts'
import { mailIn } from '../../src/functions/mail-in.ts'

/** Where mail comes in: /.netlify/functions/mail-in. */
export default createFunctionHost(process.env).run(mailIn)
