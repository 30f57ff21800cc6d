import { Icon } from '../../icons/icon.tsx'
import { boxItem } from './box-item.ts'
import styles from './in-the-box.module.css'

/** What is unpacked. */
export const InTheBox = ({ items, robot }: { items: string[]; robot: boolean }) => (
  <section className="section sand">
    <div className="wrap">
      <h2>In the box</h2>
      <ul className={styles.items}>
        {items.map((text, position) => {
          const { name, detail, icon } = boxItem(text, position, robot)
          return (
            <li key={text}>
              <Icon name={icon} />
              <strong>{name}</strong>
              {detail !== undefined && <span> {detail}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  </section>
)
