import { FeatureBoundary } from '../../../components/feature-boundary.tsx'
import { NearbyDealers } from '../../../features/dealers/nearby-dealers.tsx'
import styles from './service-dealers.module.css'

interface Props {
  /** It treats water: those who know it are other shops than those who mend robots. */
  isWater: boolean
}

/** Who repairs it close by. */
export const ServiceDealers = ({ isWater }: Props) => (
  <section className="section sand no-print">
    <div className={`wrap ${styles.columns}`}>
      <h2>{isWater ? 'Water treatment dealers near you' : 'Service dealers near you'}</h2>
      <FeatureBoundary of="nearby-dealers" name="The list of dealers">
        <NearbyDealers
          key={String(isWater)}
          service={isWater ? 'water-treatment' : 'repairs'}
          before={`Type a suburb, town or postcode for the three nearest ${isWater ? 'that know water' : 'repairers'}.`}
        />
      </FeatureBoundary>
    </div>
  </section>
)
