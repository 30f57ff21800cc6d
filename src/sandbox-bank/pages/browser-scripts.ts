import { cardRules } from '../cards/card-rules.ts'
import { runFields } from './fields-script.ts'
import { keepWritten } from './keep-written.ts'
import { runVerify } from './verify-script.ts'

/**
 * What browsers run, taken from the functions as they are written: so it is checked and tested like the rest, and the same however
 * the server is bundled. A test holds them to standing alone.
 */
export const browserScripts = {
  fields: `(${runFields})(window, (${cardRules})(), ${keepWritten})\n`,
  verify: `(${runVerify})(window)\n`,
}
