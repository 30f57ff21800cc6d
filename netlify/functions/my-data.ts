import { createFunctionHost } from '../../src/functions/function-host.ts'
import { myData } from '../../src/functions/my-data.ts'

/** Everything that we keep of somebody: /.netlify/functions/my-data. */
export default createFunctionHost(process.env).run(myData)
