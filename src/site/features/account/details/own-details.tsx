import { printPhone } from '../../../../domain/forms/checks/phone-number.ts'
import type { FormParts } from '../../../../domain/forms/form-definition.ts'
import { nameField, phoneField } from '../../../../domain/forms/person-fields.ts'
import { securityPath } from '../../../../domain/identity/identity-paths.ts'
import { useShell } from '../../../components/shell-context.ts'
import { OwnCards } from '../cards/own-cards.tsx'
import { useChange } from '../me/use-change.ts'
import type { Me } from '../operations/account-answers.ts'
import { saveDetails } from '../operations/save-details.ts'
import { setNewsletter } from '../operations/set-newsletter.ts'
import { setServiceReminders } from '../operations/set-service-reminders.ts'
import { AccountSection } from '../parts/account-section.tsx'
import { myDataPath } from '../parts/download.ts'
import { DownloadButton } from '../parts/download-button.tsx'
import { FieldsForm } from '../parts/fields-form.tsx'
import { SwitchRow } from '../parts/switch-row.tsx'
import { DeleteSection } from './delete-section.tsx'
import styles from './own-details.module.css'

const detailsForm: FormParts = {
  fields: (context) => [
    nameField,
    { ...phoneField(context, false), hint: 'For a driver or a dealer; nobody rings to sell.' },
  ],
  rules: [],
}

/** Who I am to the shop, what letters I get, and what is kept of me. */
export const OwnDetails = ({ me }: { me: Me }) => {
  const { edition } = useShell()
  const change = useChange()
  return (
    <div className={styles.sections}>
      <AccountSection heading="You">
        <dl className={styles.email}>
          <dt>Email</dt>
          <dd>
            {me.email || 'Not proved yet'} <a href={securityPath(edition.code)}>Change it under Security</a>
          </dd>
        </dl>
        <FieldsForm
          name="details"
          form={detailsForm}
          filledIn={{ name: me.name, phone: me.phone === '' ? '' : printPhone(me.phone, edition.code) }}
          change={change}
          submit="Save"
          onSave={({ name = '', phone = '' }) => change.run(saveDetails, { name, phone })}
        />
      </AccountSection>
      {edition.shop && (
        <AccountSection heading="Cards" id="cards">
          <OwnCards />
        </AccountSection>
      )}
      <AccountSection heading="Letters" id="letters">
        <SwitchRow change={setServiceReminders} isOn={me.serviceReminders} label="Email when a service is due">
          One, when the yearly service of a robot is due.
        </SwitchRow>
        <SwitchRow change={setNewsletter} isOn={me.newsletter} label="Newsletter">
          Four a year, one for each season of a pool.
        </SwitchRow>
        <p className={styles.note}>
          Letters about orders and repairs come either way: they’re the answer to something you did.
        </p>
      </AccountSection>
      <AccountSection heading="Download my data" id="download">
        <p className={styles.words}>
          Everything we keep of you, in one file: your pool, robots, orders, addresses, messages and the files you sent.
          It opens with any program that reads zip files; the facts are in data.json.
        </p>
        <DownloadButton from={myDataPath} name="my-data.zip" isButton>
          Download it
        </DownloadButton>
      </AccountSection>
      <DeleteSection me={me} />
    </div>
  )
}

/** Until it is there. Links lead to its parts from every page of the account. */
export const WaitingDetails = () => (
  <div className={styles.sections}>
    <AccountSection heading="You">{null}</AccountSection>
    <AccountSection heading="Letters" id="letters">
      {null}
    </AccountSection>
    <AccountSection heading="Download my data" id="download">
      {null}
    </AccountSection>
    <AccountSection heading="Delete my account" id="delete">
      {null}
    </AccountSection>
  </div>
)
