import fields from '../parts/fields.module.css'
import { Sheet } from '../parts/sheet.tsx'
import styles from './all-keys.module.css'
import { nameOfKey } from './key-bar.tsx'
import { type ShownKey, useShownKeys } from './keys.ts'
import { singleKeys, useSingleKeys } from './single-keys.ts'

const Keys = ({ title, acts }: { title: string; acts: readonly ShownKey[] }) => (
  <section>
    <h3>{title}</h3>
    <dl className={styles.keys}>
      {acts.map(({ key, label }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {nameOfKey(key).map((each) => (
              <kbd key={each}>{each}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

/** Every key that does something here, and whether letters alone may. */
export const AllKeys = ({ onClose }: { onClose: () => void }) => {
  const isOn = useSingleKeys()
  return (
    <Sheet title="Keys" onClose={onClose} onDone={onClose}>
      <label className={`${fields.check} ${styles.letters}`}>
        <input type="checkbox" checked={isOn} onChange={({ target }) => singleKeys.set(target.checked)} />
        Letters alone do something. Off, if you speak to your computer: buttons do it all, too.
      </label>
      <div className={styles.columns}>
        <Keys title="Here" acts={useShownKeys('room')} />
        <Keys title="Anywhere" acts={useShownKeys('desk')} />
      </div>
      <div className="actions">
        <button type="submit" className="button" data-first>
          Close
        </button>
      </div>
    </Sheet>
  )
}
