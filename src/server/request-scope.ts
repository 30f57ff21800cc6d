import type { HttpBindings } from '@hono/node-server'
import type { RequestTarget } from './connections/request-target.ts'

/** What the handlers of one request share. */
export type RequestScope = {
  /** Empty when a test calls the app without a server. */
  Bindings: Partial<HttpBindings>
  Variables: {
    /** The address asked for; its path has been normalised, `target` has it as it came. */
    url: URL
    target: RequestTarget
    /** Of the file that was asked for, also when the answer has no body. */
    mediaType?: string
    /** The file of the site that the answer is, or is made from: its policy allows the styles inside. */
    document?: string
    /** The content security policy of an answer that needs another than its kind has. */
    ownPolicy?: string
    /** Shown to the visitor when the request broke. */
    errorReference?: string
  }
}
