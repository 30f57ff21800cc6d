import type { ReactNode } from 'react'
import { useShell } from '../../../components/shell-context.ts'
import page from '../order-layout.module.css'
import { OrderStage, StageLead } from '../order-stage.tsx'
import styles from './guest-order.module.css'
import { LookUpForm } from './look-up-form.tsx'
import { OpenedOrder } from './opened-order.tsx'
import { useGuestOrder } from './use-guest-order.ts'

interface Props {
  title: string
  /** The editor's words until there is more to say. */
  lead: ReactNode
  notes: ReactNode
}

/** One order, for whoever has its letter or ordered it: no account needed. */
export const GuestOrderPage = ({ title, lead, notes }: Props) => {
  const { edition } = useShell()
  const { looking, lookUp, act, forget } = useGuestOrder()
  return (
    <>
      {looking.state === 'open' ? (
        <OpenedOrder
          key={looking.found.order.number}
          found={looking.found}
          keys={looking.keys}
          act={act}
          onForget={forget}
        />
      ) : (
        <OrderStage
          headline={title}
          beside={
            <>
              <div className={page.scripted}>
                <LookUpForm
                  number={looking.state === 'asked-for' ? looking.number : ''}
                  isBusy={looking.state === 'asked-for' && looking.isBusy}
                  problem={looking.state === 'asked-for' ? looking.problem : undefined}
                  onLookUp={lookUp}
                />
              </div>
              <p className={page.scriptless}>
                The look-up needs JavaScript, which is off here. Ring <a href={edition.phoneHref}>{edition.phone}</a>{' '}
                with the number and we’ll tell you where it is.
              </p>
            </>
          }
        >
          <StageLead>{lead}</StageLead>
        </OrderStage>
      )}
      <div className={styles.notes}>{notes}</div>
    </>
  )
}
