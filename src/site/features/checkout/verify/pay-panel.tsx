import { formatMoney } from '../../../../domain/money/money-format.ts'
import { useShell } from '../../../components/shell-context.ts'
import { Icon } from '../../../icons/icon.tsx'
import page from '../../order/order-layout.module.css'
import { OrderTotals } from '../../order/order-totals.tsx'
import { SpokenTotal } from '../../order/spoken-total.tsx'
import type { SummaryView } from '../../order/summary-view.ts'
import { StepBar } from '../frame/step-bar.tsx'
import { changeId } from './change-list.tsx'
import { type PayButtonWords, termsId } from './pay-button-words.ts'
import styles from './pay-panel.module.css'
import { type Flow, isUnderway } from './payment-flow.ts'

interface Props {
  flow: Flow
  view: SummaryView
  button: PayButtonWords
  isHeld: boolean
  hasTerms: boolean
  onTerms: (isAccepted: boolean) => void
  onPay: () => void
  onPlaceAgain: () => void
  /** Days to change one's mind in; undefined until the terms are there. */
  returnDays: number | undefined
}

/** To what has to be ticked before it opens. */
const leadTo = (id: string) => {
  const place = document.getElementById(id)
  place?.focus({ preventScroll: true })
  place?.scrollIntoView({ block: 'center' })
}

interface LabelProps extends Pick<Props, 'flow' | 'button' | 'isHeld'> {
  total: string
}

const PayLabel = ({ flow, button, isHeld, total }: LabelProps) => {
  if (flow.phase === 'ready' && !isHeld) return 'Go on'
  if (flow.phase !== 'ready') return button.isOpen ? null : button.short
  return (
    <>
      <span className={styles.long}>
        <Icon name="lock" /> Pay {total}
      </span>
      <span className={styles.short}>{button.isOpen ? `Pay ${total}` : button.short}</span>
    </>
  )
}

/** What it comes to, the terms, and the one button that charges. */
export const PayPanel = (props: Props) => {
  const { flow, view, button, isHeld, hasTerms, onTerms, onPay, onPlaceAgain, returnDays } = props
  const { code, currency, locale } = useShell().edition
  const total = view.total === undefined ? '' : formatMoney(view.total, currency, locale)
  const isLapsed = flow.phase === 'ready' && !isHeld
  const isWithBank = isUnderway(flow)
  const press = () => {
    if (isLapsed) return onPlaceAgain()
    if (button.isOpen) return onPay()
    if (button.place !== undefined) leadTo(button.place === termsId ? termsId : changeId(button.place))
  }
  return (
    <aside className={`${page.summary} ${page.scripted}`} aria-label="Total">
      <h2 className={styles.label}>Total</h2>
      <p className={styles.total}>
        <span key={total}>{total || '\u00a0'}</span>
      </p>
      <OrderTotals view={view} />
      {!isWithBank && (
        <label className={styles.terms}>
          <input
            id={termsId}
            type="checkbox"
            checked={hasTerms}
            onChange={({ currentTarget }) => onTerms(currentTarget.checked)}
          />
          <span>
            I agree to the <a href={`/${code}/terms/`}>terms of sale</a>
          </span>
        </label>
      )}
      <StepBar total={view.total}>
        <button
          type="button"
          className={`button ${styles.pay}`}
          aria-disabled={!(button.isOpen || isLapsed)}
          aria-describedby="why-shut"
          onClick={press}
        >
          <PayLabel flow={flow} button={button} isHeld={isHeld} total={total} />
        </button>
      </StepBar>
      <p id="why-shut" className={styles.why}>
        {button.isOpen || isLapsed ? '' : button.words}
      </p>
      <p className={styles.law}>
        {returnDays !== undefined && `${returnDays} days to change your mind. `}Faults are put right under consumer law,
        whenever they show.
      </p>
      <SpokenTotal total={view.total} />
    </aside>
  )
}
