import { createFunctionHost } from '../../src/functions/function-host.ts'
import { serviceReminders } from '../../src/functions/service-reminders.ts'

/** Switches letters about services off: /.netlify/functions/service-reminders. */
export default createFunctionHost(process.env).run(serviceReminders)
