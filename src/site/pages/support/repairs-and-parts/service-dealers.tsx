import { NearbyDealers } from '../../../features/dealers/nearby-dealers.tsx'
import styles from './service-dealers.module.css'

/** Who repairs it close by. */
export const ServiceDealers = () => (
  <section className="section sand no-print">
    <div className={`wrap ${styles.columns}`}>
      <h2>Service dealers near you</h2>
      <NearbyDealers
        service="repairs"
        before="Name a suburb, a town or a postcode for the three nearest that repair."
      />
    </div>
  </section>
)
