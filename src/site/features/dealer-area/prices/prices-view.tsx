import { formatDay } from '../../../../domain/calendar/day-format.ts'
import { wallClock } from '../../../../domain/calendar/wall-clock.ts'
import { formatMoney } from '../../../../domain/money/money-format.ts'
import { salesTax, taxWords, withoutTax } from '../../../../domain/pricing/sales-tax.ts'
import { useShell } from '../../../components/shell-context.ts'
import { Icon } from '../../../icons/icon.tsx'
import { useMinute } from '../../../state/use-minute.ts'
import { AccountSection } from '../../account/parts/account-section.tsx'
import { PageHead } from '../../account/parts/page-head.tsx'
import { askDealer } from '../me/dealer.ts'
import { useDealerAsked } from '../me/use-dealer-asked.ts'
import { askMyPrices } from '../operations/ask-my-prices.ts'
import type { DealerHome, Prices } from '../operations/dealer-answers.ts'
import { AskedPart } from '../parts/asked-part.tsx'
import parts from '../parts/dealer-parts.module.css'
import { saveFile } from '../parts/save-file.ts'
import { priceFile } from './price-file.ts'

const readPrices = () => askDealer(askMyPrices, {})

const Line = ({ name, prices }: { name: string; prices: Prices }) => {
  const { code, currency, locale } = useShell().edition
  const tax = salesTax[code]
  return (
    <AccountSection heading={name}>
      <table className={`${parts.table} ${parts.stacked} ${parts.even}`}>
        <caption className="visually-hidden">Prices of {name}</caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">SKU</th>
            <th scope="col" className={parts.money}>
              Recommended
            </th>
            <th scope="col" className={parts.money}>
              Yours
            </th>
            <th scope="col" className={parts.money}>
              Yours without {tax.name}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ sku, name: product, recommended, own }) => (
            <tr key={sku}>
              <td>{product}</td>
              <td>{sku}</td>
              <td className={parts.money} data-label="Recommended">
                {formatMoney(recommended, currency, locale)}
              </td>
              <td className={parts.money} data-label="Yours">
                {own === null ? 'Ask us' : <strong>{formatMoney(own, currency, locale)}</strong>}
              </td>
              <td className={parts.money} data-label={own === null ? undefined : `Without ${tax.name}`}>
                {own !== null && formatMoney(withoutTax(own, tax), currency, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </AccountSection>
  )
}

/** What is sold in the edition, line by line: what the shop asks, and what this dealer pays. */
export const PricesView = ({ title, home }: { title: string; home: DealerHome }) => {
  const { code, currency, phone, phoneHref } = useShell().edition
  const asked = useDealerAsked(readPrices)
  const { day } = wallClock(useMinute() ?? new Date(), home.timeZone)
  return (
    <>
      <PageHead title={title}>
        <p>
          {home.name}, as of {formatDay(day)}. Recommended prices are those of the site; they and yours include{' '}
          {taxWords(salesTax[code])}.
        </p>
      </PageHead>
      <div className={`wrap ${parts.body}`}>
        <AskedPart asked={asked}>
          {(prices) => {
            const lines = [...Map.groupBy(prices, ({ line }) => line)]
            const missing = prices.some(({ own }) => own === null)
            return (
              <div className={parts.main}>
                <div>
                  {missing && (
                    <p role="note">
                      <strong>Ask us for your terms.</strong> Where none are agreed there is no price of yours:{' '}
                      <a href={phoneHref}>{phone}</a>
                    </p>
                  )}
                  <div className="actions">
                    <button
                      type="button"
                      className="button button-quiet"
                      onClick={() => {
                        const file = priceFile(prices, { currency, edition: code, day })
                        saveFile(new Blob([file], { type: 'text/csv;charset=utf-8' }), `price-list-${home.slug}.csv`)
                      }}
                    >
                      <Icon name="download" /> Download as CSV
                    </button>
                    <button type="button" className="button button-quiet" onClick={() => print()}>
                      Print it
                    </button>
                  </div>
                </div>
                {lines.map(([name, own]) => (
                  <Line key={name} name={name} prices={own} />
                ))}
              </div>
            )
          }}
        </AskedPart>
      </div>
    </>
  )
}
