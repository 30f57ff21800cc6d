import { createFunctionHost } from '../../src/functions/function-host.ts'
import { myFiles } from '../../src/functions/my-files.ts'

/** A file that somebody has sent us: /.netlify/functions/my-files. */
export default createFunctionHost(process.env).run(myFiles)
