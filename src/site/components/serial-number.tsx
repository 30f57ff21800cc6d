import styles from './serial-number.module.css'

/** A serial number taken apart, as it stands under the handle of a robot sold in the region. */
export const SerialNumber = ({ region }: { region: string }) => (
  <figure className={styles.number}>
    <figcaption className="visually-hidden">A serial number and its parts</figcaption>
    <dl>
      <div className={styles.region}>
        <dt>Sold in</dt>
        <dd>{region}</dd>
      </div>
      <div>
        <dt>Year</dt>
        <dd>24</dd>
      </div>
      <div className={styles.dashed}>
        <dt>Robot</dt>
        <dd>1234567</dd>
      </div>
      <div className={styles.dashed}>
        <dt>Check</dt>
        <dd>K</dd>
      </div>
    </dl>
  </figure>
)
