import { demos } from '../../src/functions/demos.ts'
import { createFunctionHost } from '../../src/functions/function-host.ts'

/** Takes the answers of dealers and visitors to requests for demos: /.netlify/functions/demos. */
export default createFunctionHost(process.env).run(demos)
