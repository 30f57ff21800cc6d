import { forms } from '../../src/functions/forms.ts'
import { createFunctionHost } from '../../src/functions/function-host.ts'

/** Forms of pages on which no scripts run: /.netlify/functions/forms. */
export default createFunctionHost(process.env).run(forms)
