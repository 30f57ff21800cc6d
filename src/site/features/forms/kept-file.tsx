import { hiddenFields } from '../../../domain/forms/hidden-fields.ts'
import styles from './file-control.module.css'
import type { Upload } from './upload-list.ts'

/** A file that came with a form that had to be put right. Without scripts a tick is the way to take it out. */
export const KeptFile = ({ upload: { field, name, now } }: { upload: Upload }) =>
  now.state === 'stored' && (
    <li className={styles.file} data-state={now.state}>
      <label className={styles.kept}>
        <input type="checkbox" name={field} value={now.id} defaultChecked />
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.state}>is kept; untick it to leave it out</span>
      </label>
      <input type="hidden" name={hiddenFields.kept} value={`${now.id} ${name}`} />
    </li>
  )
