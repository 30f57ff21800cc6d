import { groupThousands } from '../../../domain/numbers/group-thousands.ts'
import type { MineralFill } from '../../../domain/pool/mineral-fill.ts'
import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import styles from './bags-by-pool.module.css'

const bagAt = (index: number): string => `M${index * 10} 3h8v11h-8zM${index * 10} 0h8v1.6h-8z`
const most = 36

const Bags = ({ bags, pallets }: { bags: number; pallets: number }) => (
  <svg className={styles.bags} viewBox={`0 0 ${most * 10 - 2} 19`} aria-hidden="true">
    <path d={Array.from({ length: bags }, (_, index) => bagAt(index)).join('')} />
    {Array.from({ length: pallets }, (_, index) => index * 160).map((x) => (
      <path key={x} className={styles.pallet} d={`M${x} 16.5h158v2.2h-158z`} />
    ))}
  </svg>
)

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`

/** What a first fill takes, pool by pool, bag by bag. */
export const BagsByPool = ({
  section,
  fills,
}: {
  section: SectionIn<'mineral-swim', 'how-many-bags'>
  fills: (MineralFill & { price: string })[]
}) => (
  <section className="section sand">
    <div className="wrap">
      <div className={styles.heading}>
        <h2>{section.heading}</h2>
        <Prose html={section.html} />
      </div>
      <ul className={`rows ${styles.pools}`}>
        {fills.map(({ litres, kilograms, bags, pallets, singles, price }) => (
          <li key={litres}>
            <span className={styles.litres}>{groupThousands(litres)} L</span>
            <Bags bags={bags} pallets={pallets} />
            <span className={styles.sum}>
              <strong>{count(bags, 'bag')}</strong>, {kilograms} kg
            </span>
            <span className={styles.buy}>
              {[pallets > 0 && count(pallets, 'pallet'), singles > 0 && count(singles, 'single bag')]
                .filter(Boolean)
                .join(' and ')}
            </span>
            <strong className={styles.price}>{price}</strong>
          </li>
        ))}
      </ul>
      <p className="small muted">Each bag drawn is 10 kg. A line under sixteen of them is a pallet.</p>
    </div>
  </section>
)
