import { FeatureBoundary } from '../../../components/feature-boundary.tsx'
import { NearbyDealers } from '../../../features/dealers/nearby-dealers.tsx'
import styles from './service-dealers.module.css'

/** Who repairs it close by. */
export const ServiceDealers = () => (
  <section className="section sand no-print">
    <div className={`wrap ${styles.columns}`}>
      <h2>Service dealers near you</h2>
      <FeatureBoundary of="nearby-dealers" name="The list of dealers">
        <NearbyDealers service="repairs" before="Type a suburb, town or postcode for the three nearest repairers." />
      </FeatureBoundary>
    </div>
  </section>
)
