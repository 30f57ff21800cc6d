import type { Email } from 'postal-mime'
import { oneLine } from '../../domain/forms/clean-text.ts'
import { cleanName, readMailAddress } from '../mail/mail-address.ts'
import type { MailHeaders } from './mail-headers.ts'

export interface Sender {
  /** In small letters; empty where nobody could be answered there. */
  readonly from: string
  readonly name: string
  /** It names several senders, or is written twice: what one program shows is not what another checks. */
  readonly isDoubtful: boolean
}

type ParseAddresses = (header: string) => readonly unknown[]

/** Who a mail says it is from. */
export const senderOf = ({ from }: Email, headers: MailHeaders, addressesIn: ParseAddresses): Sender => {
  const written = headers.get('from') ?? []
  const address = oneLine(from?.address ?? '').toLowerCase()
  return {
    from: readMailAddress(address) ?? '',
    name: cleanName(oneLine((from?.name ?? '').slice(0, 1000))),
    isDoubtful: written.length !== 1 || addressesIn(written[0] ?? '').length !== 1,
  }
}
