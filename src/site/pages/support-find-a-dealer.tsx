import { EditorialPage } from '../components/editorial-page.tsx'
import rows from '../components/row-list.module.css'
import type { DealersOfState } from '../content/dealer.ts'
import type { EditorialPage as Content } from '../content/section.ts'

const phoneLink = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`

const FindADealer = ({ states, ...page }: Content & { states: DealersOfState[] }) => (
  <EditorialPage {...page}>
    <div className="section wrap">
      {states.map(({ state, dealers }) => (
        <section key={state}>
          <h2>{state}</h2>
          <ul className={rows.rows}>
            {dealers.map(({ name, street, suburb, postcode, phone, services }) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>
                  {street}, {suburb} {postcode}
                </p>
                <p>
                  <a href={phoneLink(phone)}>{phone}</a>
                </p>
                <p className="muted">{services.map((service) => service.replace('-', ' ')).join(', ')}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  </EditorialPage>
)

export default FindADealer
