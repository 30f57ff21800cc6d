import type { ReactNode } from 'react'
import { useShell } from '../../../components/shell-context.ts'
import { useMinute } from '../../../state/use-minute.ts'
import { useShopTermsAnswer } from '../../delivery/use-shop-terms.ts'
import { readOrder } from '../calls/account-calls.ts'
import { useAsked } from '../me/use-asked.ts'
import { NotThere } from '../parts/not-there.tsx'
import { OwnOrder, WaitingOrder } from './own-order.tsx'

interface Props {
  number: string | undefined
  /** The editor’s words for whoever comes with a number that is not theirs. */
  notMine: ReactNode
}

/** The order that the address names, asked for on its own. */
export const OrderOfMine = ({ number, notMine }: Props) => {
  const { code } = useShell().edition
  const asked = useAsked(number, readOrder)
  const { terms, failed } = useShopTermsAnswer('en-au')
  const now = useMinute()
  const back = { href: `/${code}/account/orders/`, label: 'All orders' }
  if (number === undefined || (asked.state === 'answered' && asked.answer === null))
    return (
      <NotThere title="That isn’t one of yours." back={back}>
        {notMine}
      </NotThere>
    )
  if (asked.state === 'failed')
    return <NotThere title={number} back={back} problem={asked.problem} onAgain={asked.again} />
  if (failed)
    return (
      <NotThere title={number} back={back} problem="It couldn’t be shown just now." onAgain={() => location.reload()} />
    )
  if (asked.state === 'asking' || asked.answer === null || terms === null || now === undefined) return <WaitingOrder />
  return <OwnOrder found={asked.answer} terms={terms} now={now} />
}
