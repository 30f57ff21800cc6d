import { Prose } from '../../components/prose.tsx'
import type { SectionIn } from '../../content/section.ts'
import type { SizedProduct } from '../../content/sized-product.ts'
import styles from './cabinets-to-scale.module.css'

/** With its height, width and depth in centimetres. */
export type SizedCabinet = SizedProduct & { size: [number, number, number] }

/** A cabinet from the front. */
const Cabinet = ({ size: [height, width] }: Pick<SizedCabinet, 'size'>) => {
  const left = 1
  const top = 64 - height
  return (
    <svg className={styles.cabinet} viewBox="0 0 40 65" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
      <rect className={styles.box} x={left} y={top} width={width} height={height} rx="3" />
      <path className={styles.base} d={`M${left} ${64 - height * 0.16}h${width}`} />
      <rect
        className={styles.window}
        x={left + width * 0.23}
        y={top + height * 0.1}
        width={width * 0.54}
        height={height * 0.6}
        rx="2"
      />
      <path className={styles.tube} d={`M${left + width / 2} ${top + height * 0.2}v${height * 0.4}`} />
      <path className={styles.floor} d="M0 64.2H36" />
    </svg>
  )
}

/** The three sizes as they stand beside each other. */
export const CabinetsToScale = ({
  section,
  products,
}: {
  section: SectionIn<'ozone-swim', 'sizes'>
  products: SizedCabinet[]
}) => (
  <section className="section sand">
    <div className="wrap">
      <div className={styles.heading}>
        <h2>{section.heading}</h2>
        <Prose html={section.html} />
      </div>
      <ul className={styles.sizes}>
        {products.map(({ href, name, price, figures, size }) => (
          <li key={href}>
            <Cabinet size={size} />
            <div>
              <h3>
                <a href={href}>{name}</a>
              </h3>
              <p>{figures['Pool volume']}</p>
              <p className="muted small">
                {figures['Ozone output']} of ozone, {figures.Power}, {figures.Size}
              </p>
              <p>
                <strong>{price}</strong>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
