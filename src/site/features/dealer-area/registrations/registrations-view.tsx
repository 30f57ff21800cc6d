import { type FormEvent, useState } from 'react'
import { formatDay } from '../../../../domain/calendar/day-format.ts'
import { PageHead } from '../../account/parts/page-head.tsx'
import { askDealer } from '../me/dealer.ts'
import { askMyRegistrations } from '../operations/ask-my-registrations.ts'
import type { Registrations } from '../operations/dealer-answers.ts'
import parts from '../parts/dealer-parts.module.css'
import { MoreButton } from '../parts/more-button.tsx'
import { useMore } from '../parts/use-more.ts'
import styles from './registrations-view.module.css'

const Rows = ({ items }: { items: Readonly<Registrations['items']> }) => (
  <table className={`${parts.table} ${parts.stacked} ${parts.lined}`}>
    <caption className="visually-hidden">Registered machines, newest first</caption>
    <thead>
      <tr>
        <th scope="col">Product</th>
        <th scope="col">Serial number</th>
        <th scope="col">Bought</th>
        <th scope="col">Warranty to</th>
        <th scope="col">Customer</th>
      </tr>
    </thead>
    <tbody>
      {items.map(({ id, product, serialNumber, purchasedOn, warrantyUntil, firstName, suburb }) => (
        <tr key={id}>
          <td>{product}</td>
          <td>{serialNumber}</td>
          <td data-label="Bought">{formatDay(purchasedOn)}</td>
          <td data-label="Warranty to">{warrantyUntil === null ? 'None' : formatDay(warrantyUntil)}</td>
          <td>{[firstName, suburb].filter((each) => each !== '').join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Machines that customers of the dealer have registered: searched by what is shown. */
export const RegistrationsView = ({ title, search: first }: { title: string; search: string }) => {
  const [typed, setTyped] = useState(first)
  const [search, setSearch] = useState(first)
  const list = useMore(search, (after) => askDealer(askMyRegistrations, { search, ...(after && { after }) }))
  const find = (event: FormEvent) => {
    event.preventDefault()
    setSearch(typed.trim())
    history.replaceState(
      history.state,
      '',
      typed.trim() === '' ? location.pathname : `?q=${encodeURIComponent(typed.trim())}`,
    )
  }
  return (
    <>
      <PageHead title={title}>
        <p>Of whoever bought from you and registered: a first name and a suburb, and the machine.</p>
      </PageHead>
      <div className={`wrap ${parts.body}`}>
        <div>
          <search>
            <form className={styles.search} onSubmit={find}>
              <label htmlFor="registrations-search" className="visually-hidden">
                Serial number, product, first name or suburb
              </label>
              <input
                id="registrations-search"
                type="search"
                className="field"
                value={typed}
                placeholder="Serial number, product, first name or suburb"
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
              <button type="submit" className="button">
                Search
              </button>
            </form>
          </search>
          <div role="status">
            {list.state === 'there' && list.items.length === 0 && (
              <p>
                {search === ''
                  ? 'Nobody has registered a machine from you yet. It turns up here as soon as somebody does.'
                  : `Nothing has “${search}” in it. Try a part of the serial number.`}
              </p>
            )}
          </div>
          {list.items.length > 0 && <Rows items={list.items} />}
          <MoreButton list={list} label="Show older ones" />
        </div>
      </div>
    </>
  )
}
