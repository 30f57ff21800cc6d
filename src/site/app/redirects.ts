import type { RedirectTable } from '../../runtime/follow-redirect.ts'

/** Addresses that have moved. Scripts follow it; hosts and our server do not know it. */
export const redirects: RedirectTable = {}
