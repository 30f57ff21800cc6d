import { useMemo, useRef } from 'react'
import { formatDay } from '../../../../domain/calendar/day-format.ts'
import { dayInZone } from '../../../../domain/calendar/day-in-zone.ts'
import { warrantyFields } from '../../../../domain/dealers/warranty-fields.ts'
import type { OfferedProduct } from '../../../../domain/forms/form-definition.ts'
import { randomKey } from '../../../data/random-key.ts'
import { AccountSection } from '../../account/parts/account-section.tsx'
import { PageHead } from '../../account/parts/page-head.tsx'
import { askDealer } from '../me/dealer.ts'
import { useDealerChange } from '../me/use-dealer-change.ts'
import { askForWarranty } from '../operations/ask-for-warranty.ts'
import { askMyWarrantyRequests } from '../operations/ask-my-warranty-requests.ts'
import type { DealerHome, WarrantyRequest } from '../operations/dealer-answers.ts'
import { DealerForm } from '../parts/dealer-form.tsx'
import parts from '../parts/dealer-parts.module.css'
import { MoreButton } from '../parts/more-button.tsx'
import { useMore } from '../parts/use-more.ts'
import styles from './warranty-view.module.css'

const empty = { product: '', serialNumber: '', purchaseDate: '', fault: '', parts: '', photos: '' }

const states: Record<WarrantyRequest['state'], { readonly words: string; readonly is: string }> = {
  WAITING: { words: 'Waits for us', is: 'waiting' },
  APPROVED: { words: 'Yes', is: 'yes' },
  REFUSED: { words: 'No', is: 'no' },
}

const Row = ({ request, zone }: { request: WarrantyRequest; zone: string }) => {
  const { number, product, serialNumber, fault, photos, state, answer, name, askedAt, answeredAt } = request
  const { words, is } = states[state]
  const day = (moment: string) => formatDay(dayInZone(new Date(moment), zone))
  return (
    <>
      <p className={styles.top}>
        <strong>{number}</strong>
        <span className={parts.state} data-is={is}>
          {words}
          {answeredAt !== null && `, ${day(answeredAt)}`}
        </span>
      </p>
      <p>
        {product}, {serialNumber}
      </p>
      <p className={styles.fault}>{fault}</p>
      {answer !== null && answer !== '' && <p className={styles.answer}>{answer}</p>}
      <p className={parts.small}>
        Asked {day(askedAt)} by {name}
        {photos > 0 && `, with ${photos === 1 ? 'one photo' : `${photos} photos`}`}
      </p>
    </>
  )
}

/** Asks for a yes before a repair under warranty begins, and shows what was said of those before. */
export const WarrantyView = ({
  title,
  home,
  products,
}: {
  title: string
  home: DealerHome
  products: readonly OfferedProduct[]
}) => {
  const change = useDealerChange()
  const list = useMore('all', (after) => askDealer(askMyWarrantyRequests, after === undefined ? {} : { after }))
  const choices = useMemo(() => ({ products }), [products])
  const zone = home.timeZone
  /** Of these words: sent again after a lost answer, they are the same request. */
  const sent = useRef<{ words: string; key: string }>(undefined)
  const last = useRef('')
  return (
    <>
      <PageHead title={title}>
        <p>Ask before you begin, and quote the number on the claim. We answer within one working day.</p>
      </PageHead>
      <div className={`wrap ${parts.body}`}>
        <div className={parts.main}>
          <AccountSection heading="Ask about a repair">
            <DealerForm
              name={`warranty:${home.slug}`}
              fieldsOf={warrantyFields}
              choices={choices}
              filledIn={empty}
              change={change}
              submit="Ask for a yes"
              said={`Sent${last.current === '' ? '' : ` as ${last.current}`}. It stands below until we answer.`}
              onSend={async (values) => {
                const asked = { ...empty, ...values }
                const words = JSON.stringify(asked)
                if (sent.current?.words !== words) sent.current = { words, key: randomKey() }
                const { product, serialNumber, purchaseDate, fault, photos } = asked
                const typed = { product, serialNumber, purchaseDate, fault, photos, parts: asked.parts }
                const given = { ...typed, key: sent.current.key }
                const isDone = await change.run(askForWarranty, given, ({ request }) => {
                  last.current = request?.number ?? ''
                })
                if (isDone) {
                  sent.current = undefined
                  list.again()
                }
                return isDone
              }}
            />
          </AccountSection>
          <AccountSection heading="What you asked">
            {list.state === 'there' && list.items.length === 0 && <p>Nothing yet.</p>}
            <ul className={parts.rows}>
              {list.items.map((request) => (
                <li key={request.number}>
                  <Row request={request} zone={zone} />
                </li>
              ))}
            </ul>
            <MoreButton list={list} label="Show older ones" />
          </AccountSection>
        </div>
      </div>
    </>
  )
}
