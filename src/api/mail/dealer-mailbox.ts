import type { Dealer } from '../../domain/dealers/dealer-list.ts'
import { type MailAddress, readMailAddress } from './mail-address.ts'

/** Nothing where content has no address of the dealer, or none that a letter reaches. */
export const dealerMailbox = ({ name, email = '' }: Pick<Dealer, 'name' | 'email'>): MailAddress | undefined => {
  const address = readMailAddress(email)
  return address === undefined ? undefined : { name, address }
}
