import type { EditionCode } from '../../../domain/edition/edition-code.ts'
import { securityPath } from '../../../domain/identity/identity-paths.ts'

export type AccountEntryName = 'pool' | 'orders' | 'robots' | 'cases' | 'addresses' | 'details' | 'security'

export interface AccountEntry {
  readonly name: AccountEntryName
  readonly label: string
  readonly href: string
}

/** The pages of an account, as its menu has them. The last is the issuer's. */
export const accountEntries = ({ code, shop }: { code: EditionCode; shop: boolean }): AccountEntry[] => {
  const account = `/${code}/account/`
  return [
    { name: 'pool', label: 'My pool', href: account },
    ...(shop ? [{ name: 'orders', label: 'Orders', href: `${account}orders/` } as const] : []),
    { name: 'robots', label: 'Robots', href: `${account}robots/` },
    { name: 'cases', label: 'Repairs and demos', href: `${account}cases/` },
    { name: 'addresses', label: 'Addresses', href: `${account}addresses/` },
    { name: 'details', label: 'Details', href: `${account}details/` },
    { name: 'security', label: 'Security', href: securityPath(code) },
  ]
}
