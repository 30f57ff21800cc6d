import type { Cents } from '../../../domain/money/money.ts'
import { formatMoney } from '../../../domain/money/money-format.ts'
import { useShell } from '../../components/shell-context.ts'

/** Says a total that has changed, when nothing else is being said. */
export const SpokenTotal = ({ total }: { total: Cents | undefined }) => {
  const { currency, locale } = useShell().edition
  return (
    <p className="visually-hidden" role="status">
      {total !== undefined && `Total ${formatMoney(total, currency, locale)}`}
    </p>
  )
}
