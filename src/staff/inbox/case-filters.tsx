import { editionCodes } from '../../domain/edition/edition-code.ts'
import { formKinds, formNames } from '../../domain/forms/form-kind.ts'
import { goTo } from '../app/route.ts'
import fields from '../parts/fields.module.css'
import styles from './case-filters.module.css'
import { inboxAddress, type Shown } from './inbox-address.ts'

const countries = { 'en-au': 'Australia', 'en-nz': 'New Zealand', 'en-za': 'South Africa' }

/** Of one form, of one edition. */
export const CaseFilters = ({ shown }: { shown: Shown }) => (
  <div className={styles.filters}>
    <select
      className={fields.input}
      aria-label="Form"
      value={shown.form ?? ''}
      onChange={({ target }) =>
        goTo(inboxAddress({ ...shown, form: formKinds.find((form) => form === target.value) }), 'replace')
      }
    >
      <option value="">All forms</option>
      {formKinds.map((form) => (
        <option key={form} value={form}>
          {formNames[form]}
        </option>
      ))}
    </select>
    <select
      className={fields.input}
      aria-label="Country"
      value={shown.edition ?? ''}
      onChange={({ target }) =>
        goTo(inboxAddress({ ...shown, edition: editionCodes.find((code) => code === target.value) }), 'replace')
      }
    >
      <option value="">All countries</option>
      {editionCodes.map((code) => (
        <option key={code} value={code}>
          {countries[code]}
        </option>
      ))}
    </select>
  </div>
)
