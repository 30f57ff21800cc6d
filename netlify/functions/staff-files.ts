import { createFunctionHost } from '../../src/functions/function-host.ts'
import { staffFiles } from '../../src/functions/staff-files.ts'

/** A file that somebody has sent us, for staff: /.netlify/functions/staff-files. */
export default createFunctionHost(process.env).run(staffFiles)
