import type { Shell } from '../content/shell.ts'
import { type AccountEntryName, accountEntries } from '../features/account/account-entries.ts'
import type { PanelRow } from './panel-rows.tsx'

const icons: Readonly<Record<AccountEntryName, string>> = {
  pool: 'drop',
  orders: 'truck',
  robots: 'robot',
  cases: 'question',
  addresses: 'pin',
  details: 'edit',
  security: 'key',
}

/** The pages of the account, as rows. */
export const accountRows = (edition: Shell['edition']): (PanelRow & { name: AccountEntryName })[] =>
  accountEntries(edition).map(({ name, label, href }) => ({ name, icon: icons[name], label, href }))
