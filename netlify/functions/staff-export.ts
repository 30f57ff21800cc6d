import { createFunctionHost } from '../../src/functions/function-host.ts'
import { staffExport } from '../../src/functions/staff-export.ts'

/** Tables for those on the staff: /.netlify/functions/staff-export. */
export default createFunctionHost(process.env).run(staffExport)
